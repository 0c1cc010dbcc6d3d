import { availableParallelism, freemem, totalmem } from 'node:os';
import type { JsonObject } from '@vellum/tron/json';
import type { Block } from '../chain/block.ts';
import type { ChainParameters } from '../params/chain-parameters.ts';

/** Version of java-tron whose behaviour is followed; clients choose their requests by it. */
const CODE_VERSION = '4.8.1';

/** The node as `getnodeinfo` prints it: a chain of one has no peers. */
export function nodeInfoJson(head: Block, solid: Block, parameters: ChainParameters): JsonObject {
  return {
    activeConnectCount: 0,
    beginSyncNum: head.number,
    block: describeBlock(head),
    cheatWitnessInfoMap: {},
    configNodeInfo: {
      activeNodeSize: 0,
      allowAdaptiveEnergy: Number(parameters.getAllowAdaptiveEnergy),
      allowCreationOfContracts: Number(parameters.getAllowCreationOfContracts),
      backupListenPort: 0,
      backupMemberSize: 0,
      backupPriority: 0,
      codeVersion: CODE_VERSION,
      dbVersion: 2,
      discoverEnable: false,
      listenPort: 0,
      maxConnectCount: 0,
      maxTimeRatio: 5,
      minParticipationRate: 0,
      minTimeRatio: 0,
      p2pVersion: '0',
      passiveNodeSize: 0,
      sameIpMaxConnectCount: 0,
      sendNodeSize: 0,
      supportConstant: true,
      versionNum: '0',
    },
    currentConnectCount: 0,
    machineInfo: machineInfo(),
    passiveConnectCount: 0,
    peerList: [],
    solidityBlock: describeBlock(solid),
    totalFlow: 0,
  };
}

function describeBlock({ number, id }: Block): string {
  return `Num:${number},ID:${id}`;
}

function memoryPools(): JsonObject[] {
  const { heapTotal, heapUsed } = process.memoryUsage();
  const useRate = heapUsed / heapTotal;
  return [{ initSize: 0, maxSize: heapTotal, name: 'heap', useRate, useSize: heapUsed }];
}

function machineInfo(): JsonObject {
  return {
    cpuCount: availableParallelism(),
    cpuRate: 0,
    deadLockThreadCount: 0,
    deadLockThreadInfoList: [],
    freeMemory: freemem(),
    javaVersion: '',
    jvmFreeMemory: 0,
    jvmTotalMemory: process.memoryUsage.rss(),
    memoryDescInfoList: memoryPools(),
    osName: process.platform,
    processCpuRate: 0,
    threadCount: 1,
    totalMemory: totalmem(),
  };
}
