import { desactivarConCartera } from '@alerce/contract/operations/cartera/traspaso'
import { cambiarEstadoUsuarioUseCase } from '../../acceso/usuarios/cambiar-estado-usuario.ts'
import { useCase } from '../../use-case.ts'
import { entregar } from './entregar.ts'
import { exigirPartes } from './policy.ts'
import { tomarCartera } from './read-model.ts'
import { terminarLasDe } from './suplencia/terminar.ts'

const MOTIVO = 'Quien los tenía dejó de atender.'

/** Cases are transferred first: a refusal leaves both unchanged. */
export const desactivarConCarteraUseCase = useCase(desactivarConCartera, async ({ usuarioId, version, aId }, ctx) => {
  // Ends the cover of the absent user, so that covered cases are transferred too
  await terminarLasDe(ctx, { ausenteId: usuarioId })
  const partes = aId === null ? null : { de: usuarioId, a: aId, campo: 'aId' }
  if (partes) await exigirPartes(ctx, partes, partes)
  const casos = partes ? await tomarCartera(ctx.tx, usuarioId) : []
  const hecha = partes && casos.length > 0 ? await entregar(ctx, { ...partes, casos, motivo: MOTIVO }) : null
  const { sesionesCerradas } = await cambiarEstadoUsuarioUseCase.run({ usuarioId, activo: false, version }, ctx)
  return { sesionesCerradas, casos: hecha?.casos ?? 0, traspasoId: hecha?.traspasoId ?? null }
})
