import type { CertificadoDemo, MesDeCertificado } from '../../semilla/certificados/certificado.ts'
import { drawCertificado } from '../../semilla/certificados/draw-certificado.ts'

/** The applicant of testing/postulante.ts and his employer. */
export const RUT = '16482305-9'
export const EMPLEADOR = '76086428-5'
export const OTRO_EMPLEADOR = '76418230-8'

/** Recent paid months, newest first; their average is $ 1.500.000. */
const meses: readonly MesDeCertificado[] = [
  { mes: '2026-09', renta: 1_600_000 },
  { mes: '2026-08', renta: 1_500_000 },
  { mes: '2026-07', renta: 1_400_000 },
  { mes: '2026-06', renta: 900_000 },
]

/** His certificate of October 1st; `cambios` overrides fields. */
export async function certificadoDeFelipe(cambios: Partial<CertificadoDemo> = {}): Promise<Buffer> {
  return await drawCertificado({
    formato: 1,
    rut: RUT,
    nombre: 'FELIPE ANDRÉS CONTRERAS MUÑOZ',
    emitido: '2026-10-01',
    empleadores: [{ rut: EMPLEADOR, razonSocial: 'COMERCIAL DE EJEMPLO SPA', meses }],
    ...cambios,
  })
}

/** The same with other months. */
export const conMeses = (...otros: MesDeCertificado[]) => ({
  empleadores: [{ rut: EMPLEADOR, razonSocial: 'COMERCIAL DE EJEMPLO SPA', meses: otros }],
})
