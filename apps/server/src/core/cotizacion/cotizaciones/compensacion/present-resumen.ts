import { planesMessages } from '@alerce/contract/messages/cotizacion/planes'
import type { Reply } from '@alerce/contract/operation'
import type { obtenerResumenPlanCompensado } from '@alerce/contract/operations/cotizacion/compensacion'
import { uf } from '@alerce/domain/base/dinero/tipos'
import { nombreCorto } from '@alerce/domain/base/persona/nombre'
import { margenDeCompensacion, puedenVolver } from '@alerce/domain/cotizacion/compensacion'
import type { Prospecto } from '../../../postulacion/prospecto/read-model.ts'
import { refuse } from '../../../refusal.ts'
import type { Cotizacion } from '../../registro/read-model.ts'
import { presentTotales } from '../present.ts'
import { type CotizacionesDePareja, type LadosDePareja, planesDe, versionDe } from './read-pareja.ts'

const presentAfiliado = (prospecto: Prospecto, cotizacion: Cotizacion | null) => ({
  prospectoId: prospecto.id,
  rut: prospecto.rut,
  compensacionOtorga: cotizacion?.foto.precioCOMPOS ?? uf(0),
  compensacionRecibe: cotizacion?.foto.precioCOMNEG ?? uf(0),
  nombre: nombreCorto(prospecto),
  otorga: prospecto.otorga === true,
  etapa: prospecto.etapa,
  nombrePlan: cotizacion?.plan.nombre ?? null,
  totalCotizacionPactada: cotizacion?.foto.totalUF ?? null,
  totalCotizacionPagar: cotizacion?.foto.pagarUF ?? null,
})

/** Summary of a side of a pair (spec 2 §3 Compensation summary); 422 without a plan. */
export function presentResumen(
  pareja: LadosDePareja,
  cotizaciones: CotizacionesDePareja,
): Reply<typeof obtenerResumenPlanCompensado> {
  const { lado } = pareja
  const propia = cotizaciones[lado] ?? refuse(planesMessages.sinPlan)
  const { foto } = propia
  const planes = planesDe(cotizaciones)
  return {
    precioBasePlan: foto.precioBaseUF,
    factorFamiliar: foto.factorGrupoFamiliar,
    precioGES: foto.precioGesUF,
    precioPlanComplementario: foto.precioPlanUF,
    precioCAEC: foto.caecUF,
    precioBeneficioAdicional: foto.besUF,
    totalCotizacionPactada: foto.totalUF,
    totalCotizacionPactadaPesos: foto.totalPesos,
    afiliados: [
      presentAfiliado(pareja.otorga, cotizaciones.otorga),
      presentAfiliado(pareja.recibe, cotizaciones.recibe),
    ],
    compensacionPositiva: foto.precioCOMPOS,
    compensacionNegativa: foto.precioCOMNEG,
    totalCotizacionPagar: foto.pagarUF,
    totalCotizacionPagarPesos: foto.pagarPesos,
    prospectoId: pareja[lado].id,
    otorga: lado === 'otorga',
    cotizacion: presentTotales(propia),
    margen: planes && margenDeCompensacion(planes),
    abierta: pareja.abierta,
    vuelven: puedenVolver(pareja.otorga.etapa, planes),
    version: versionDe(cotizaciones),
  }
}
