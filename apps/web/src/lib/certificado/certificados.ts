import { normalizaRut } from '@alerce/domain/base/persona/rut'
import { call, type PayloadOf, type ReplyOf } from '../api/call.ts'
import { useLive } from '../events.ts'
import { useRead, useWork, useWrite } from '../use-call.ts'

export type Certificado = ReplyOf<'obtenerCertificados'>[number]

/** A document may wait for others before it is read, and be slow to read. */
const TIMEOUT_MS = 120_000

/** The certificates that count; another tab's come by themselves. */
export function useCertificados(prospectoId: number) {
  const payload = { prospectoId }
  useLive('obtenerCertificados', { payload: payload, prospectos: [prospectoId] })
  return useRead('obtenerCertificados', payload)
}

/** The certificate that counts for an employer; `certificado` is undefined while it is not known, null when there is none. */
export function useCertificadoDe(prospectoId: number, rutEmpleador: string) {
  const { data, isError, refetch } = useCertificados(prospectoId)
  const rut = normalizaRut(rutEmpleador)
  const certificado = data && (data.find((one) => one.rutEmpleador === rut) ?? null)
  return { certificado, isError, refetch }
}

export const useAfps = () => useRead('afps', {}, { reference: true })

export const useValidarCertificado = () =>
  useWork(
    (payload: PayloadOf<'validarDocumentoRenta'>) => call('validarDocumentoRenta', payload, { timeoutMs: TIMEOUT_MS }),
    ['validarDocumentoRenta'],
  )
export const useRetirarCertificado = () => useWrite('retirarCertificado')
export const useDeshacerRetiro = () => useWrite('deshacerRetiroCertificado')
