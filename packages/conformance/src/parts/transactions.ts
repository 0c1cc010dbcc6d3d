import type { Part } from '../part.ts';
import { concurrent } from '../session/concurrent.ts';
import { Session } from '../session/session.ts';
import { SCENARIO_TRX } from '../transactions/fixture.ts';
import { perform } from '../transactions/perform.ts';
import { scenarioOf } from '../transactions/scenario.ts';

/** Transactions of one scenario follow each other; scenarios run at the same time. */
const SCENARIO_LENGTH = 25;

const scenariosFor = (transactions: number): number => Math.ceil(transactions / SCENARIO_LENGTH);

/** Seeded random transactions. */
export const transactions: Part = {
  name: 'transactions',
  budget: ({ transactions: count }) => SCENARIO_TRX * scenariosFor(count),
  run(node, context) {
    const { choices, transactions: count } = context;
    const scenarios = Array.from({ length: scenariosFor(count) }, (_, number) => {
      const length = Math.min(SCENARIO_LENGTH, count - number * SCENARIO_LENGTH);
      const session = new Session(`transactions ${number}`, node, context);
      return perform(session, scenarioOf(choices, number, length), `scenario ${number}`);
    });
    return concurrent(...scenarios);
  },
  makes(id, { transactions: count }) {
    const [, scenario, step] = /^scenario (\d+), (\d+):/.exec(id) ?? [];
    return Number(scenario) * SCENARIO_LENGTH + Number(step) < count;
  },
};
