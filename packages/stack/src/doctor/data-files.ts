import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { damageRemedy } from '../embedded/damaged-data.ts';
import { embeddedKeys } from '../embedded/embedded-keys.ts';
import { storedDeployment } from '../embedded/stored-deployment.ts';
import { StackProblem } from '../stack-problem.ts';
import { type Finding, good, unsure, wrong } from './finding.ts';

/** The files that stand beside an embedded chain and must be of the same one. */
export async function dataFileFindings(dataDir: string): Promise<Finding[]> {
  return [await keysFinding(dataDir), ...(await deploymentFindings(dataDir))];
}

async function keysFinding(dataDir: string): Promise<Finding> {
  const path = join(dataDir, 'keys.json');
  const there = await readFile(path).then(
    () => true,
    () => false,
  );
  if (!there) return good('keys', 'none yet; npm start makes them');
  return told('keys', async () => {
    await embeddedKeys(path);
    return [good('keys', 'complete')];
  }).then(([finding]) => finding ?? good('keys', 'complete'));
}

async function deploymentFindings(dataDir: string): Promise<Finding[]> {
  return told('contracts', async () => {
    const path = join(dataDir, 'deployment.json');
    const deployment = await storedDeployment(path).load();
    if (deployment === undefined) {
      return [good('contracts', 'none yet; npm start brings them')];
    }
    const count = Object.keys(deployment.contracts).length;
    const state = deployment.finished
      ? good('contracts', `${count}, deployment finished`)
      : unsure('contracts', `${count}, deployment not finished`, 'npm start continues with it');
    return [state, await settledFinding(dataDir, deployment.genesisId)];
  });
}

/** Which chain the files speak of is known by the id of its first block. */
async function settledFinding(dataDir: string, genesisId: string): Promise<Finding> {
  const text = await readFile(join(dataDir, 'settled.json'), 'utf8').catch(() => null);
  const anew = 'the next start looks through the demo world again';
  if (text === null) return unsure('demo world', 'not known to be complete', anew);
  try {
    const settled = JSON.parse(text) as { genesisId?: string; demoWorld?: string } | null;
    if (settled?.genesisId === genesisId) return good('demo world', `${settled.demoWorld}`);
    return wrong(
      'demo world',
      'settled.json is of another chain than deployment.json',
      damageRemedy,
    );
  } catch {
    return unsure('demo world', 'settled.json is damaged', anew);
  }
}

/** What a start would refuse with, as a finding. */
async function told(subject: string, look: () => Promise<readonly Finding[]>): Promise<Finding[]> {
  try {
    return [...(await look())];
  } catch (error) {
    if (!(error instanceof StackProblem)) throw error;
    const [text = '', remedy = damageRemedy] = error.message.split(/: (?=npm )/);
    return [wrong(subject, text, remedy)];
  }
}
