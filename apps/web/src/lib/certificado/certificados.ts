import { normalizaRut } from '@alerce/domain/base/persona/rut'
import type { ReplyOf } from '../api/call.ts'
import { useLive } from '../events.ts'
import { useRead, useWrite } from '../use-call.ts'

export type Certificado = ReplyOf<'obtenerCertificados'>[number]

/** Valid certificates; changes of other tabs arrive by themselves. */
export function useCertificados(prospectoId: number) {
  const payload = { prospectoId }
  useLive('obtenerCertificados', { payload: payload, prospectos: [prospectoId] })
  return useRead('obtenerCertificados', payload)
}

/** Valid certificate of an employer; `certificado` is undefined while unknown, null when there is none. */
export function useCertificadoDe(prospectoId: number, rutEmpleador: string) {
  const { data, isError, refetch } = useCertificados(prospectoId)
  const rut = normalizaRut(rutEmpleador)
  const certificado = data && (data.find((one) => one.rutEmpleador === rut) ?? null)
  return { certificado, isError, refetch }
}

export const useAfps = () => useRead('afps', {}, { reference: true })

export const useRetirarCertificado = () => useWrite('retirarCertificado')
export const useDeshacerRetiro = () => useWrite('deshacerRetiroCertificado')
