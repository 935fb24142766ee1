import { reglaMontoAdicional } from '@alerce/contract/forms/cotizacion/cotizacion'
import { cotizacionMessages } from '@alerce/contract/messages/cotizacion/cotizacion'
import { planesMessages } from '@alerce/contract/messages/cotizacion/planes'
import type { Input } from '@alerce/contract/operation'
import { guardarPreferencias } from '@alerce/contract/operations/cotizacion/cotizacion'
import { soloPlanManual } from '@alerce/domain/base/trabajador/tipos'
import { empleadoresDe, type Prospecto } from '../../../postulacion/prospecto/read-model.ts'
import { ensure } from '../../../refusal.ts'
import { type Context, useCase } from '../../../use-case.ts'
import { findPrestador } from '../../planes/read-model.ts'
import { beneficiosEspeciales } from '../../planes/read-model-beneficios.ts'
import { editCotizacion } from '../edit-cotizacion.ts'
import { planesPara } from '../precio/limites.ts'
import type { Lugar, Preferencias } from '../read-model.ts'
import { deletePlan, guardarPreferencias as guardar } from '../repository.ts'

type PreferenciasInput = Input<typeof guardarPreferencias>

function montoAdicional({
  adicionalVoluntario,
  montoAdicionalMax,
}: PreferenciasInput): Preferencias['montoAdicionalMax'] {
  const monto = montoAdicionalMax ?? null
  const problema = reglaMontoAdicional(monto, adicionalVoluntario ?? false)
  ensure(problema === null, cotizacionMessages.montoAdicional, { campo: 'montoAdicionalMax' })
  return adicionalVoluntario ? monto : null
}

/** Flow 1: a region, optionally a provider with its bonus (spec 2 §4 Quoting flows). */
async function paraSugerencias(ctx: Context, prospecto: Prospecto, input: PreferenciasInput): Promise<Preferencias> {
  const { codigoRegion: region, codigoPrestador: prestador = null, porcentajeBonificacionId: bonificacion } = input
  const empleadores = await empleadoresDe(ctx.tx, prospecto.id)
  ensure(!soloPlanManual(empleadores.map((e) => e.tipoTrabajador)), cotizacionMessages.soloManual)
  ensure(region, cotizacionMessages.regionObligatoria, { campo: 'codigoRegion' })
  const enVenta = await planesPara(ctx, prospecto, { region })
  ensure(enVenta.length > 0, cotizacionMessages.regionSinPlanes, { campo: 'codigoRegion' })
  if (prestador !== null) {
    const found = await findPrestador(ctx.tx, prestador)
    ensure(found?.codigoRegion === region, cotizacionMessages.prestadorDeOtraRegion, { campo: 'codigoPrestador' })
  }
  return {
    codigoRegion: region,
    codigoPrestador: prestador,
    hospitalario: bonificacion?.hospitalario ?? null,
    ambulatorio: bonificacion?.ambulatorio ?? null,
    montoAdicionalMax: montoAdicional(input),
    planId: null,
    besId: null,
    esSugerencia: true,
  }
}

/** Flow 2: a plan on sale to the prospect, optionally with a special benefit of it. */
async function paraUnPlan(ctx: Context, prospecto: Prospecto, input: PreferenciasInput): Promise<Preferencias> {
  const { planId, besId = null } = input
  ensure(planId, cotizacionMessages.planObligatorio, { campo: 'planId' })
  const [plan] = await planesPara(ctx, prospecto, { planId, region: prospecto.codigoRegion })
  ensure(plan, planesMessages.planNoDisponible, { campo: 'planId' })
  if (besId !== null) {
    const especiales = await beneficiosEspeciales(ctx, planId)
    ensure(
      especiales.some((b) => b.codigo === besId),
      planesMessages.beneficioNoDisponible,
      { campo: 'besId' },
    )
  }
  return {
    codigoRegion: prospecto.codigoRegion,
    codigoPrestador: null,
    hospitalario: null,
    ambulatorio: null,
    montoAdicionalMax: montoAdicional(input),
    planId,
    besId,
    esSugerencia: false,
  }
}

export const savePreferenciasIn = (lugar: Lugar) => async (input: PreferenciasInput, ctx: Context) => {
  const prospecto = await editCotizacion(ctx, input.prospectoId, lugar)
  const armar = input.esSugerencia === 'S' ? paraSugerencias : paraUnPlan
  const preferencias = await armar(ctx, prospecto, input)
  await deletePlan(ctx.tx, prospecto.id, lugar)
  await guardar(ctx.tx, prospecto.id, preferencias, lugar)
  return 'ok' as const
}

export const guardarPreferenciasUseCase = useCase(guardarPreferencias, savePreferenciasIn('venta'))
