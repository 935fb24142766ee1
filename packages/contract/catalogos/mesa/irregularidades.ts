/** Classes of an irregularity, by code. */
export const clasesDeIrregularidad = {
  '10': 'Identidad',
  '11': 'Firma',
  '12': 'Renta',
  '13': 'Carga',
  '14': 'Documento contractual',
  '15': 'Primer pago',
} as const

interface IrregularidadKind {
  readonly clase: keyof typeof clasesDeIrregularidad
  /** Number within its class; both together name it in the row and on the wire, as codigo and codigoDetalle. */
  readonly id: string
  readonly texto: string
}

/**
 * Irregularities that the documents desk may open on a case: a rule of ours, until the insurer's table replaces it. A
 * server start adds the missing rows to the database, which may hold others.
 */
export const irregularidades: readonly IrregularidadKind[] = [
  { clase: '10', id: '1', texto: 'Cédula de identidad ilegible' },
  { clase: '10', id: '2', texto: 'Cédula de identidad vencida' },
  { clase: '10', id: '3', texto: 'Los datos no coinciden con la cédula de identidad' },
  { clase: '11', id: '1', texto: 'Falta la firma del contratante' },
  { clase: '11', id: '2', texto: 'La firma no coincide con la cédula de identidad' },
  { clase: '11', id: '3', texto: 'Falta la fecha de la firma' },
  { clase: '12', id: '1', texto: 'Certificado de cotizaciones ilegible o incompleto' },
  { clase: '12', id: '2', texto: 'La renta no coincide con el certificado' },
  { clase: '12', id: '3', texto: 'El empleador no coincide con el certificado' },
  { clase: '13', id: '1', texto: 'Falta el documento que acredita el parentesco' },
  { clase: '13', id: '2', texto: 'La carga figura vigente con otro cotizante' },
  { clase: '14', id: '1', texto: 'Falta un documento' },
  { clase: '14', id: '2', texto: 'Documento ilegible' },
  { clase: '14', id: '3', texto: 'Documento incompleto o con enmiendas' },
  { clase: '14', id: '4', texto: 'El documento es de otra persona' },
  { clase: '14', id: '5', texto: 'Un dato del documento está equivocado' },
  { clase: '15', id: '1', texto: 'Comprobante ilegible' },
  { clase: '15', id: '2', texto: 'El monto no es el del primer pago' },
  { clase: '15', id: '3', texto: 'El comprobante es de otro pago' },
  { clase: '15', id: '4', texto: 'El pago no se ha recibido' },
]
