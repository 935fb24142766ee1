import { gruposDelDia, obtenerMiDia } from '@alerce/contract/operations/cartera/mi-dia'
import { finDelDia } from '@alerce/domain/base/fechas/dia'
import { hoyEnSantiago } from '@alerce/domain/base/fechas/instante'
import { citaDelDia, type GrupoDelDia, plazosDelDia } from '@alerce/domain/cartera/siguiente'
import { asuntosContados } from '@alerce/domain/limites'
import { asesoresDe } from '../../postulacion/prospecto/policy.ts'
import { useCase } from '../../use-case.ts'
import { asuntosDeCitas, asuntosDeDetenidos, asuntosDePlazos, primeros } from './asuntos.ts'
import { hastaElTope, porEstado, sinDetenidos } from './cuentas.ts'
import { citasSinCerrar, contarPlazos, detenidosDe, primerosDePlazos, primerRegistro } from './read-model.ts'

/** The day of a portfolio: an advisor's own, a team's to who leads it, of the advisor whose link was used. */
export const obtenerMiDiaUseCase = useCase(obtenerMiDia, async ({ limite, identificador }, ctx) => {
  const { tx, ahora, hoy } = ctx
  const asesores = await asesoresDe(ctx, identificador ?? undefined)
  const plazos = plazosDelDia(hoy)
  const registro = await primerRegistro(tx, asesores)
  const citas = await citasSinCerrar(tx, asesores, { ahora, hasta: finDelDia(hoy), limite })
  const detenidos = await detenidosDe(tx, asesores)
  const menos = detenidos.map(({ prospectoId }) => prospectoId)
  const contados = await contarPlazos(tx, asesores, plazos, asuntosContados + menos.length)
  const filas = await primerosDePlazos(tx, asesores, plazos, { menos, limite })

  const cuentas = sinDetenidos(contados, plazos, detenidos)
  const detenciones = asuntosDeDetenidos(detenidos, hoy)
  const asuntos = [...asuntosDeCitas(citas, ahora), ...detenciones, ...asuntosDePlazos(filas, plazos)]
  const grupoDe = (grupo: GrupoDelDia) => {
    const estados = porEstado(grupo, plazos, cuentas)
    const deCitas = citas.find((cita) => citaDelDia({ ...cita, ahora })?.grupo === grupo)?.total ?? 0
    const detenidas = detenciones.filter((uno) => uno.grupo === grupo).length
    const total = hastaElTope(estados.reduce((sum, uno) => sum + uno.total, deCitas + detenidas))
    const suyos = asuntos.filter((uno) => uno.grupo === grupo)
    return { grupo, total, estados, asuntos: primeros(suyos, { hoy, limite }) }
  }
  return { carteraDesde: registro && hoyEnSantiago(registro), grupos: gruposDelDia.map(grupoDe) }
})
