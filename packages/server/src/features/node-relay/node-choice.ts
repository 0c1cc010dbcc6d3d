/** One of several nodes, kept until it cannot be reached. */
export type NodeChoice<Node> = Readonly<{
  /** The node in use. Throws when none can be used. */
  current(): Promise<Node>;
  /** Another is chosen for the next question, unless that has happened already. */
  abandon(node: Node): void;
}>;

/**
 * A node is chosen when it `canServe`, asked in the order of the list and after the one that failed. A single node is
 * never asked: there is no other to prefer.
 */
export function nodeChoice<Node>(
  nodes: readonly Node[],
  canServe: (node: Node) => Promise<boolean>,
): NodeChoice<Node> {
  let chosen = nodes.length === 1 ? nodes[0] : undefined;
  let first = 0;
  let choosing: Promise<Node> | null = null;

  async function choose(): Promise<Node> {
    const inOrder = [...nodes.slice(first), ...nodes.slice(0, first)];
    for (const node of inOrder) {
      if (!(await canServe(node))) continue;
      chosen = node;
      return node;
    }
    throw new Error(`none of ${nodes.length} nodes can serve`);
  }

  return {
    async current() {
      if (chosen !== undefined) return chosen;
      choosing ??= choose().finally(() => {
        choosing = null;
      });
      return choosing;
    },
    abandon(node) {
      if (nodes.length === 1 || chosen !== node) return;
      first = (nodes.indexOf(node) + 1) % nodes.length;
      chosen = undefined;
    },
  };
}
