import type { Abi, AbiParameter } from '@vellum/tron/abi/abi-item';
import type { MessageInput } from '@vellum/tron/protobuf/message-type';
import type { Abi as AbiMessage } from '@vellum/tron/protocol/smart-contract';

type Entry = Readonly<{ stateMutability?: string }> & Abi[number];

/** The ABI as the chain keeps it, so that explorers and event servers can decode: without the parts of tuples. */
export function publishedAbi(abi: Abi): MessageInput<typeof AbiMessage> {
  return {
    entrys: abi.map((item) => ({
      type: capitalised(item.type) as 'Function',
      name: item.name ?? '',
      inputs: (item.inputs ?? []).map(parameter),
      outputs: (item.outputs ?? []).map(parameter),
      anonymous: item.anonymous ?? false,
      stateMutability: capitalised((item as Entry).stateMutability ?? '') as 'View',
    })),
  };
}

function parameter({ name = '', type, indexed = false }: AbiParameter) {
  return { name, type, indexed };
}

function capitalised(word: string): string | undefined {
  return word === '' ? undefined : word.charAt(0).toUpperCase() + word.slice(1);
}
