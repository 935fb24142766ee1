import { desactivarConCartera } from '@alerce/contract/operations/cartera/traspaso'
import { cambiarEstadoUsuarioUseCase } from '../../acceso/usuarios/cambiar-estado-usuario.ts'
import { useCase } from '../../use-case.ts'
import { deliver } from './deliver.ts'
import { handOverSueltas } from './hand-over-sueltas.ts'
import { ensurePartes } from './policy.ts'
import { takeCartera } from './read-model.ts'
import { endAllOf } from './suplencia/end.ts'

const MOTIVO = 'Quien los tenía dejó de atender.'

/** Cases are transferred first: a refusal leaves both unchanged. */
export const desactivarConCarteraUseCase = useCase(desactivarConCartera, async ({ usuarioId, version, aId }, ctx) => {
  // Ends the cover of the absent user, so that covered cases are transferred too
  await endAllOf(ctx, { ausenteId: usuarioId })
  const partes = aId === null ? null : { de: usuarioId, a: aId, campo: 'aId' }
  const personas = partes && (await ensurePartes(ctx, partes, partes))
  const casos = partes ? await takeCartera(ctx.tx, usuarioId) : []
  const hecha = partes && casos.length > 0 ? await deliver(ctx, { ...partes, casos, motivo: MOTIVO }) : null
  if (personas) await handOverSueltas(ctx, personas)
  const { sesionesCerradas } = await cambiarEstadoUsuarioUseCase.run({ usuarioId, activo: false, version }, ctx)
  return { sesionesCerradas, casos: hecha?.casos ?? 0, traspasoId: hecha?.traspasoId ?? null }
})
