import { administracionMessages as m } from '@alerce/contract/messages/acceso/administracion'
import { common } from '@alerce/contract/messages/common'
import { guardarEquipo } from '@alerce/contract/operations/acceso/usuarios'
import { maximoDeEquipos } from '@alerce/domain/limites'
import { ensure, refuse } from '../../refusal.ts'
import { useCase } from '../../use-case.ts'
import { countForSum } from '../seguridad/read-model.ts'
import { recordEvento } from '../seguridad/record-evento.ts'
import { saveNombreDeEquipo } from './repository.ts'

export const guardarEquipoUseCase = useCase(guardarEquipo, async ({ equipoId, nombre }, ctx) => {
  if (!equipoId)
    ensure((await countForSum(ctx.tx, 'equipo')) < maximoDeEquipos, m.demasiadosEquipos, { campo: 'nombre' })
  const saved = (await saveNombreDeEquipo(ctx.tx, equipoId ?? null, nombre)) ?? refuse(common.notFound)
  if (typeof saved === 'string') refuse(m.equipoRepetido, { campo: 'nombre' })
  await recordEvento(ctx, 'equipoGuardado', nombre)
  return { equipoId: saved }
})
