/** A month of a fictional certificate. */
export interface MesDeCertificado {
  /** YYYY-MM */
  readonly mes: string
  /** Pesos. */
  readonly renta: number
  readonly estado?: 'pagada' | 'declarada' | 'licencia'
}

/** An employer of the certificate, with its months. */
export interface EmpleadorDeCertificado {
  readonly rut: string
  readonly razonSocial: string
  readonly meses: readonly MesDeCertificado[]
}

/** A fictional certificate of contributions: of no real person or AFP. */
export interface CertificadoDemo {
  /**
   * 1 by month, 2 by employer, 3 of one employer (packages/domain/postulacion/certificado/formatos); 'carta': a letter
   * without table.
   */
  readonly formato: 1 | 2 | 3 | 'carta'
  readonly rut: string
  readonly nombre: string
  /** ISO date. */
  readonly emitido: string
  readonly empleadores: readonly EmpleadorDeCertificado[]
  /** Password to open it; '' for none. */
  readonly clave?: string
}
