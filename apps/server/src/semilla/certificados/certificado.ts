/** A month of a made-up certificate. */
export interface MesDeCertificado {
  /** YYYY-MM */
  readonly mes: string
  /** Pesos. */
  readonly renta: number
  readonly estado?: 'pagada' | 'declarada' | 'licencia'
}

/** An employer of it, with its months. */
export interface EmpleadorDeCertificado {
  readonly rut: string
  readonly razonSocial: string
  readonly meses: readonly MesDeCertificado[]
}

/** A made-up certificate of contributions: of nobody, and of no AFP. */
export interface CertificadoDemo {
  /** 1 by month, 2 by employer, 3 of one employer (packages/domain/postulacion/certificado/formatos); a letter without a table. */
  readonly formato: 1 | 2 | 3 | 'carta'
  readonly rut: string
  readonly nombre: string
  /** ISO date. */
  readonly emitido: string
  readonly empleadores: readonly EmpleadorDeCertificado[]
  /** Password that opens it; '' none. */
  readonly clave?: string
}
