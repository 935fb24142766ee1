import { common } from '@alerce/contract/messages/common'
import { rotarSecreto } from '@alerce/contract/operations/acceso/clientes'
import { DIA_MS } from '@alerce/domain/base/fechas/duracion'
import { ensure } from '../../refusal.ts'
import { useCase } from '../../use-case.ts'
import { registrarEvento } from '../seguridad/registrar-evento.ts'
import { cambiarSecreto } from './repository.ts'
import { secretoNuevo } from './secreto-nuevo.ts'

const GRACIA_MS = DIA_MS

export const rotarSecretoUseCase = useCase(rotarSecreto, async ({ clienteId }, ctx) => {
  const { secreto, secretoHash } = await secretoNuevo()
  const anteriorHasta = new Date(Date.parse(ctx.ahora) + GRACIA_MS).toISOString()
  const found = await cambiarSecreto(ctx.tx, clienteId, { secretoHash, rotado: ctx.ahora, anteriorHasta })
  ensure(found, common.notFound)
  await registrarEvento(ctx, 'secretoRotado', clienteId)
  return { secreto, anteriorHasta }
})
