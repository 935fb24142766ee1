import { numeroDe } from '@alerce/contract/forms/base/numeros'
import { compensacionMessages as m } from '@alerce/contract/messages/cotizacion/compensacion'
import type { Input } from '@alerce/contract/operation'
import { guardarResumenPlanCompensado } from '@alerce/contract/operations/cotizacion/compensacion'
import type { UF } from '@alerce/domain/base/dinero/tipos'
import { ensure, refuse } from '../../../refusal.ts'
import { type Context, useCase } from '../../../use-case.ts'
import type { Lugar } from '../read-model.ts'
import { fixCompensacion, readMonto } from './fix-compensacion.ts'
import { presentResumen } from './present-resumen.ts'
import { cotizacionesDe, type LadosDePareja, takePareja } from './read-pareja.ts'

type Afiliados = Input<typeof guardarResumenPlanCompensado>['afiliados']

/**
 * Amount on the giver's line. The receiver's line must hold the same, 0 or nothing, and no other person may appear
 * (422).
 */
function montoDe(afiliados: Afiliados, { otorga, recibe }: LadosDePareja): UF {
  const deEllos = new Set([otorga.id, recibe.id])
  ensure(
    afiliados.every(({ prospectoId }) => deEllos.has(prospectoId)),
    m.noCuadra,
    { campo: 'afiliados' },
  )
  const suyo = afiliados.find(({ prospectoId }) => prospectoId === otorga.id) ?? refuse(m.soloOtorga)
  const monto = readMonto(suyo.valorCompensacion)
  const suma = afiliados
    .filter((uno) => uno !== suyo)
    .every(({ prospectoId, valorCompensacion }) => {
      const valor = numeroDe(valorCompensacion ?? 0, 'uf')
      return prospectoId === recibe.id && (valor === 0 || valor === monto)
    })
  ensure(suma, m.noCuadra, { campo: 'afiliados' })
  return monto
}

export const saveResumenCompensadoIn =
  (lugar: Lugar) =>
  async ({ prospectoId, afiliados, version }: Input<typeof guardarResumenPlanCompensado>, ctx: Context) => {
    const pareja = await takePareja(ctx, prospectoId, lugar)
    ensure(pareja.lado === 'otorga', m.soloOtorga)
    await fixCompensacion(ctx, pareja, montoDe(afiliados, pareja), version)
    return presentResumen(pareja, await cotizacionesDe(ctx, pareja))
  }

export const guardarResumenPlanCompensadoUseCase = useCase(
  guardarResumenPlanCompensado,
  saveResumenCompensadoIn('venta'),
)
