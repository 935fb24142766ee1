import { campos, llamadasDe } from './campos.ts'

const deUnProspecto = 'prospectoId'
const bonificacion = campos('hospitalario ambulatorio')
const preferencias = campos('codigoPrestador codigoRegion adicionalVoluntario montoAdicionalMax planId besId', {
  porcentajeBonificacionId: bonificacion,
})
const preferenciasPedidas = {
  ...preferencias,
  prospectoId: true,
  esSugerencia: true,
  preferences: preferencias,
} as const
const opcion = `nombrePlan planCotizacionId precioGES precioPlan mensaje esLibreEleccion precioCompOtorga
  precioCompRecibe precioTotalS`
const beneficio = 'codigo beneficio precioUF grupo esGratuito'
const planElegido = campos(`${opcion} prospectoId montoSiete beneficiosComplementarios`)
const beneficiario = campos('fechaNacimiento sexo tipoBeneficiario relacionFamiliar descripcionOtro')
const beneficiarios = { prospectoId: true, beneficiarios: beneficiario } as const
/** Compensation summary (spec 2 §3). */
const compensacion = campos(
  `precioBasePlan factorFamiliar precioGES precioPlanComplementario precioCAEC precioBeneficioAdicional
   totalCotizacionPactada totalCotizacionPactadaPesos compensacionPositiva compensacionNegativa totalCotizacionPagar`,
  { afiliados: campos('prospectoId rut compensacionOtorga compensacionRecibe') },
)
const compensar = { prospectoId: true, afiliados: campos('prospectoId valorCompensacion') } as const

const calculo = ['prospectoId renta', 'minimoMonto maximoMonto rentaImponible monto'] as const
const rango = ['prospectoId minimoPlan maximoPlan'] as const
const rangoGuardado = [deUnProspecto, 'minimoPlan maximoPlan'] as const
const planes = [deUnProspecto, 'planId nombrePlan'] as const
const manual = ['prospectoId planId', opcion] as const
const mejores = [deUnProspecto, opcion] as const
const elegido = [deUnProspecto, 'planCotizacionId beneficiosComplementarios totalPesos totalUF'] as const

export const llamadasDeCotizacion = {
  ...llamadasDe('especificación 2, §7, Beneficiaries (quoting)', {
    obtenerBeneficiarios: [deUnProspecto, beneficiario],
    guardarBeneficiarios: [beneficiarios],
    guardarBeneficiariosUpd: [beneficiarios],
  }),
  ...llamadasDe('especificación 2, §7, Quoting', {
    calcularRenta: calculo,
    guardarRangoPactado: rango,
    obtenerRangoPactado: rangoGuardado,
    guardarPreferencias: [preferenciasPedidas],
    obtenerPlanes: planes,
    obtenerPlanesV3: planes,
    cotizarPlanesManual: manual,
    obtenerMejoresOpcionesCotizacion: mejores,
    obtenerPrestadores: ['region', 'codigo prestador'],
    obtenerPorcentajeBonificacionPrestador: ['codigoPrestador', { porcentajeBonificacionId: bonificacion }],
    obtenerBeneficiosEspeciales: ['planId', beneficio],
    obtenerBeneficiosComplementarios: [deUnProspecto, beneficio],
    guardarPlanSeleccionado: [planElegido],
    guardarPlanSeleccionadoCompensado: [planElegido],
    obtenerPlanSeleccionado: elegido,
    enviarCotizacionCorreo: [deUnProspecto],
    replicarPlanCompensado: [deUnProspecto],
    resumenCotizacion: [
      deUnProspecto,
      `codigoPlan totalPesos totalUF preciobasePlanUF factorGrupoFamiliar precioPlanUF precioGesUF CAECUF BESUF
       precioCOMPOS precioCOMNEG`,
    ],
    obtenerResumenPlan: [deUnProspecto, campos('precioTotal', { beneficiosComplementarios: campos('nombre precio') })],
  }),
  ...llamadasDe('especificación 2, §7, twins of the update flow', {
    calcularRentaUpd: calculo,
    guardarRangoPactadoUpd: rango,
    obtenerRangoPactadoUpd: rangoGuardado,
    guardarPreferenciasUpd: [preferenciasPedidas],
    obtenerPlanesUpd: planes,
    cotizarPlanesManualUpd: manual,
    obtenerMejoresOpcionesCotizacionUpd: mejores,
    guardarPlanSeleccionadoUpd: [planElegido],
    guardarPlanSeleccionadoCompensadoUpd: [planElegido],
    obtenerPlanSeleccionadoUpd: elegido,
    enviarCotizacionCorreoUpd: [deUnProspecto],
    replicarPlanCompensadoUpd: [deUnProspecto],
  }),
  ...llamadasDe('especificación 2, §7, Compensated plan summary', {
    obtenerResumenPlanCompensado: [deUnProspecto, compensacion],
    obtenerResumenPlanCompensadoUpd: [deUnProspecto, compensacion],
    guardarResumenPlanCompensado: [compensar],
    guardarResumenPlanCompensadoUpd: [compensar],
  }),
}
