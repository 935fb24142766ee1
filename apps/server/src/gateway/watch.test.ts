import { common } from '@alerce/contract/messages/common'
import type { Operation } from '@alerce/contract/operation'
import { sesionActual } from '@alerce/contract/operations/acceso/sesion'
import { obtenerProspectos } from '@alerce/contract/operations/cartera/lista'
import { expect, test, vi } from 'vitest'
import { Refusal } from '../core/refusal.ts'
import { logTurnedAway } from './pipeline.ts'

test.each<[string, Operation, Refusal, number]>([
  ['a session check without session is not logged', sesionActual, new Refusal(common.unauthenticated), 0],
  ['a session check refused for another reason is logged', sesionActual, new Refusal(common.forbidden), 1],
  ['any other call without session is logged', obtenerProspectos, new Refusal(common.unauthenticated), 1],
])('%s', (_what, operation, refusal, told) => {
  const warn = vi.fn()
  logTurnedAway({ log: { warn }, ip: '203.0.113.9' } as never, operation, refusal)
  expect(warn).toHaveBeenCalledTimes(told)
})
