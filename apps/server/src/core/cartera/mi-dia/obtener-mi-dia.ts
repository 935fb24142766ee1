import { obtenerMiDia } from '@alerce/contract/operations/cartera/mi-dia'
import { citaDelDia, type GrupoDelDia, plazosDelDia } from '@alerce/domain/cartera/siguiente'
import { asuntosContados } from '@alerce/domain/limites'
import { asesoresDe } from '../../postulacion/prospecto/policy.ts'
import { useCase } from '../../use-case.ts'
import { ordenados } from './asuntos.ts'
import { hastaElTope, porEstado } from './cuentas.ts'
import { leerDia } from './leer-dia.ts'
import { presentador } from './presentar-asuntos.ts'
import { contarPlazos } from './read-model.ts'

const delDia: readonly GrupoDelDia[] = ['atrasado', 'hoy', 'espera']

/** The day of a portfolio: an advisor's own, a team's to who leads it, of the advisor whose link was used. */
export const obtenerMiDiaUseCase = useCase(obtenerMiDia, async ({ limite, identificador }, ctx) => {
  const { tx, ahora, hoy } = ctx
  const asesores = await asesoresDe(ctx, identificador ?? undefined)
  const plazos = plazosDelDia(hoy)
  const { citas, apartados, pospuestos, aparte, asuntos } = await leerDia(ctx, asesores, { plazos, limite })
  const cuentas = await contarPlazos(tx, asesores, plazos, asuntosContados + aparte.length)

  const totalDe = (grupo: GrupoDelDia) => {
    const deCitas = citas.find((cita) => citaDelDia({ ...cita, ahora })?.grupo === grupo)?.total ?? 0
    const deOtros = apartados.filter((uno) => uno.grupo === grupo).length
    return hastaElTope(porEstado(grupo, plazos, { cuentas, aparte }) + deCitas + deOtros)
  }
  const grupos = [
    ...delDia.map((grupo) => ({ grupo, total: totalDe(grupo), suyos: ordenados(asuntos, grupo).slice(0, limite) })),
    { grupo: 'pospuesto' as const, total: hastaElTope(pospuestos.length), suyos: pospuestos.slice(0, limite) },
  ]
  const presentar = await presentador(
    ctx,
    grupos.flatMap(({ suyos }) => suyos),
    identificador,
  )
  return { grupos: grupos.map(({ suyos, ...grupo }) => ({ ...grupo, asuntos: suyos.map(presentar) })) }
})
