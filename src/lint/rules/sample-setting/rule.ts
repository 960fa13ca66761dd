import type { Project } from '../../../site/config/project.ts'
import { defineRule, type Found } from '../../rule.ts'
import { samplesOf } from './samples-of.ts'

const check = ({ config }: Project): Found[] => samplesOf(config, config.site)

export const sampleSetting = defineRule({
  summary: 'Nothing that is marked as a sample is published at a deployed address.',
  severity: 'error',
  reads: 'configs',
  when: 'deployed',
  check,
})
