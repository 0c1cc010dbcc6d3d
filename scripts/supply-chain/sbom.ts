import { createHash } from 'node:crypto';
import { readProjectFile } from '../project-files.ts';
import { type LockedPackage, lockedPackages } from './locked-packages.ts';

const NAME = 'vellum';

/**
 * What the project is made of, as CycloneDX 1.6. Read from the lockfile alone: `npm sbom` wants versions of packages
 * that are never published, and refuses what others declare wrongly. The same lockfile gives the same document.
 */
export function billOfMaterials(packages: readonly LockedPackage[] = lockedPackages()) {
  const components = new Map(packages.map((one) => [purlOf(one), componentOf(one)]));
  return {
    $schema: 'http://cyclonedx.org/schema/bom-1.6.schema.json',
    bomFormat: 'CycloneDX',
    specVersion: '1.6',
    serialNumber: `urn:uuid:${uuidOf(readProjectFile('package-lock.json'))}`,
    version: 1,
    metadata: { component: { type: 'application', 'bom-ref': NAME, name: NAME } },
    components: [...components.values()],
  } as const;
}

/** The name of a package version that every tool knows. */
const purlOf = ({ name, version }: LockedPackage): string =>
  `pkg:npm/${name.replace('@', '%40')}@${version}`;

function componentOf(one: LockedPackage) {
  const { name, version, integrity, licence, isDev, isOptional } = one;
  return {
    type: 'library',
    'bom-ref': purlOf(one),
    name,
    version,
    purl: purlOf(one),
    scope: isDev ? 'excluded' : isOptional ? 'optional' : 'required',
    ...(integrity !== null && { hashes: [hashOf(integrity)] }),
    ...(licence !== null && { licenses: [licenceOf(licence)] }),
  };
}

/** An integrity of the lockfile: algorithm, then base64. */
function hashOf(integrity: string) {
  const [algorithm = '', base64 = ''] = integrity.split(/-(.*)/s);
  return {
    alg: algorithm.replace('sha', 'SHA-'),
    content: Buffer.from(base64, 'base64').toString('hex'),
  };
}

const licenceOf = (licence: string) =>
  /^[\w.-]+$/.test(licence) ? { license: { id: licence } } : { expression: licence };

/** The same for the same text, as the format wants it of documents that are the same. */
function uuidOf(text: string): string {
  const hex = createHash('sha256').update(text).digest('hex');
  const parts = [
    hex.slice(0, 8),
    hex.slice(8, 12),
    `8${hex.slice(13, 16)}`,
    `8${hex.slice(17, 20)}`,
  ];
  return [...parts, hex.slice(20, 32)].join('-');
}
