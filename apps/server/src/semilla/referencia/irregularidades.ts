interface Codigo {
  readonly codigo: string
  readonly descripcion: string
  /** Code and description of each. */
  readonly detalles: readonly (readonly [codigo: string, descripcion: string])[]
}

/** What the documents desk may find wrong with a case: a rule of ours, to be replaced by the insurer's table. */
export const codigosDeIrregularidad: readonly Codigo[] = [
  {
    codigo: '10',
    descripcion: 'Identidad',
    detalles: [
      ['1', 'Cédula de identidad ilegible'],
      ['2', 'Cédula de identidad vencida'],
      ['3', 'Los datos no coinciden con la cédula de identidad'],
    ],
  },
  {
    codigo: '11',
    descripcion: 'Firma',
    detalles: [
      ['1', 'Falta la firma del contratante'],
      ['2', 'La firma no coincide con la cédula de identidad'],
      ['3', 'Falta la fecha de la firma'],
    ],
  },
  {
    codigo: '12',
    descripcion: 'Renta',
    detalles: [
      ['1', 'Certificado de cotizaciones ilegible o incompleto'],
      ['2', 'La renta no coincide con el certificado'],
      ['3', 'El empleador no coincide con el certificado'],
    ],
  },
  {
    codigo: '13',
    descripcion: 'Carga',
    detalles: [
      ['1', 'Falta el documento que acredita el parentesco'],
      ['2', 'La carga figura vigente con otro cotizante'],
    ],
  },
  {
    codigo: '14',
    descripcion: 'Documento contractual',
    detalles: [
      ['1', 'Falta un documento'],
      ['2', 'Documento ilegible'],
      ['3', 'Documento incompleto o con enmiendas'],
      ['4', 'El documento es de otra persona'],
    ],
  },
]
