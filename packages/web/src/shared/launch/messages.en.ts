export const messages = {
  stage_notStarted: 'Soon',
  stage_inProgress: 'Presale',
  stage_ended: 'Ended',
  stage_launched: 'Trading',
  stage_failed: 'Refunding',
  unchanged: 'unchanged in 24 h',
  rose: 'rose {change} in 24 h',
  fell: 'fell {change} in 24 h',
} as const;
