/** A type of the code, and the module that has it. */
interface Named {
  readonly type: string
  readonly from: string
}

const etapaDS: Named = { type: 'EtapaDS', from: '@alerce/domain/declaracion/etapas' }
const resultadoDS: Named = { type: 'ResultadoDS', from: '@alerce/domain/declaracion/evaluacion' }
const pesos: Named = { type: 'Pesos', from: '@alerce/domain/base/dinero/tipos' }
const relacion: Named = { type: 'Relacion', from: '@alerce/domain/postulacion/beneficiarios' }

/** Columns that hold less than their type in the database says, where no CHECK lists it: that of an array's elements. */
export const narrowed: Readonly<Record<string, Named>> = {
  'carga_catalogo.tabla': { type: 'NombreDeTabla', from: '@alerce/contract/fichas/cotizacion/tablas' },
  'certificado.renta_promedio': pesos,
  'cotizacion.total_pesos': pesos,
  'declaracion.renta_promedio': pesos,
  'empleador.renta': pesos,
  'preferencia.monto_adicional_max': pesos,
  'rango_pactado.maximo': pesos,
  'rango_pactado.minimo': pesos,
  'renta_aprobada.renta': pesos,
  'respuesta_retenida.fuera': { type: 'PersonasDeLaDS', from: '@alerce/domain/declaracion/respuesta' },
  'renta_aprobada.rentas': { type: 'RentaDeEmpleador[]', from: '@alerce/domain/postulacion/rentas' },
  'respuesta_retenida.renta_promedio': pesos,
  'declaracion.etapa': etapaDS,
  'declaracion.resultado': resultadoDS,
  'documento_contrato.tipo': { type: 'TipoDeDocumento', from: '@alerce/domain/contrato/documentos' },
  'evaluacion.resultado': resultadoDS,
  'respuesta_retenida.resultado': resultadoDS,
  'importacion_fila.datos': { type: 'FilaDePlanilla', from: '@alerce/contract/fichas/postulacion/planilla' },
  'importacion_fila.mensajes': { type: 'FieldError[]', from: '@alerce/contract/forms/rules' },
  'prospecto.estado': { type: 'EstadoProspecto', from: '@alerce/domain/postulacion/estado' },
  'prospecto.etapa': { type: 'EtapaProspecto', from: '@alerce/domain/postulacion/etapas' },
  'beneficiario.relacion': relacion,
  'rechazo_autenticacion.etapa_anterior': etapaDS,
  'texto.clase': { type: 'ClaseTexto', from: '@alerce/domain/base/textos/clases' },
  'usuario.roles': { type: 'Role', from: '@alerce/contract/operation' },
}
