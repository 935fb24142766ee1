import { revisarUsuarios } from '@alerce/contract/operations/acceso/planilla-usuarios'
import { sha256Of } from '../../../../platform/sha256.ts'
import { receivePlanilla } from '../../../base/archivos/receive-archivo.ts'
import { preparedUseCase } from '../../../use-case.ts'
import { applyPersonas, type Desenlace } from './apply-personas.ts'
import { readPlanilla } from './read-planilla.ts'
import { rehearse } from './repository.ts'

const sinClave = async () => ({ clave: '', claveHash: '' })

/** Digest of what the rows would do: an upload that would do something else by now is not applied. */
export const huellaDe = (filas: readonly Desenlace[]): string =>
  sha256Of(
    Buffer.from(
      JSON.stringify(
        filas.map(({ linea, usuario, situacion, cambios, errores }) => [linea, usuario, situacion, cambios, errores]),
      ),
    ),
  )

/** The rows are done and undone: a preview by other rules than those of the act could differ from it. */
export const revisarUsuariosUseCase = preparedUseCase(revisarUsuarios, {
  prepare: async ({ archivo }, ctx) => readPlanilla(await receivePlanilla(ctx, archivo)),
  run: async (_input, ctx, personas) => {
    const filas = await rehearse(ctx.tx, () => applyPersonas(ctx, personas, sinClave))
    return {
      filas: filas.map(({ clave: _, usuarioId: __, cambios, errores, ...fila }) => ({
        ...fila,
        cambios: [...cambios],
        errores: [...errores],
      })),
      huella: huellaDe(filas),
    }
  },
})
