import { type DeploymentFile, deploymentFile } from '@vellum/contracts/deploy/deployment-file';
import { damagedFile } from './damaged-data.ts';

/** The deployment file of a data folder; one that cannot be read is told as damage. */
export function storedDeployment(path: string): DeploymentFile {
  const file = deploymentFile(path);
  return {
    ...file,
    async load() {
      try {
        return await file.load();
      } catch (error) {
        // A refusal of the system has a code; what has none is about the text.
        if ((error as NodeJS.ErrnoException).code !== undefined) throw error;
        throw damagedFile(path, error);
      }
    },
  };
}
