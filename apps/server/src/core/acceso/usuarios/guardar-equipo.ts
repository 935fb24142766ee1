import { administracionMessages } from '@alerce/contract/messages/acceso/administracion'
import { common } from '@alerce/contract/messages/common'
import { guardarEquipo } from '@alerce/contract/operations/acceso/usuarios'
import { refuse } from '../../refusal.ts'
import { useCase } from '../../use-case.ts'
import { registrarEvento } from '../seguridad/registrar-evento.ts'
import { guardarNombreDeEquipo } from './repository.ts'

export const guardarEquipoUseCase = useCase(guardarEquipo, async ({ equipoId, nombre }, ctx) => {
  const saved = (await guardarNombreDeEquipo(ctx.tx, equipoId ?? null, nombre)) ?? refuse(common.notFound)
  if (typeof saved === 'string') refuse(administracionMessages.equipoRepetido, { campo: 'nombre' })
  await registrarEvento(ctx, 'equipoGuardado', nombre)
  return { equipoId: saved }
})
