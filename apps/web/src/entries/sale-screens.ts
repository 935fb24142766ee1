import type { SaleScreen } from '@alerce/contract/screens'
import type { Components } from '../lib/lazy-routes.ts'

/** The screens of a sale, each under the frame. */
export const ofSale = {
  timeline: async () => (await import('../features/cartera/bitacora/timeline-screen.tsx')).TimelineScreen,
  postulantData: async () =>
    (await import('../features/postulacion/antecedentes/antecedentes-screen.tsx')).AntecedentesScreen,
  postulantDatanew: async () =>
    (await import('../features/postulacion/antecedentes/actualizacion/actualizacion-screen.tsx')).ActualizacionScreen,
  postulantDocumentos: async () =>
    (await import('../features/postulacion/documentos-postulante/documentos-postulante-screen.tsx'))
      .DocumentosPostulanteScreen,
  prospectBeneficiaries: async () =>
    (await import('../features/postulacion/beneficiarios/beneficiarios-screen.tsx')).BeneficiariosScreen,
  preferences: async () =>
    (await import('../features/cotizacion/preferencias/preferencias-screen.tsx')).PreferenciasScreen,
  preliminarPlan: async () => (await import('../features/cotizacion/cotizaciones/plan-screen.tsx')).PlanScreen,
  preliminarPlannew: async () =>
    (await import('../features/cotizacion/cotizaciones/plan-nuevo-screen.tsx')).PlanNuevoScreen,
  resumenCotizacionPactadanew: async () =>
    (await import('../features/cotizacion/compensacion/pactada-nueva-screen.tsx')).PactadaNuevaScreen,
  comparador: async () =>
    (await import('../features/cotizacion/cotizaciones/comparador/comparador-screen.tsx')).ComparadorScreen,
  resumenCotizacionPactada: async () =>
    (await import('../features/cotizacion/compensacion/pactada-screen.tsx')).PactadaScreen,
  resumenPlan: async () => (await import('../features/cotizacion/cotizaciones/resumen-screen.tsx')).ResumenScreen,
  postulantBackground: async () =>
    (await import('../features/declaracion/ds/cotizante/cotizante-screen.tsx')).CotizanteScreen,
  postulantBeneficiaries: async () =>
    (await import('../features/declaracion/ds/beneficiarios/beneficiarios-screen.tsx')).BeneficiariosDsScreen,
  postulantDs: async () => (await import('../features/declaracion/ds/preguntas/preguntas-screen.tsx')).PreguntasScreen,
  postulantSummary: async () => (await import('../features/declaracion/ds/resumen/resumen-screen.tsx')).ResumenScreen,
  enviarDs: async () => (await import('../features/declaracion/ds/resumen/resumen-screen.tsx')).ResumenScreen,
  resultadoDs: async () => (await import('../features/declaracion/resultado/resultado-screen.tsx')).ResultadoScreen,
  documentos: async () => (await import('../features/contrato/contractual/documentos-screen.tsx')).DocumentosScreen,
  documentosnew: async () =>
    (await import('../features/contrato/contractual/documentos-nuevo-screen.tsx')).DocumentosNuevoScreen,
  resumenCotizacion: async () =>
    (await import('../features/contrato/documentos/resumen-cotizacion-screen.tsx')).ResumenCotizacionScreen,
  documentsPreview: async () =>
    (await import('../features/contrato/documentos/documents-preview-screen.tsx')).DocumentsPreviewScreen,
} satisfies Components<SaleScreen>
