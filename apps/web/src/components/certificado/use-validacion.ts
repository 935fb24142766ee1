import { certificadoRules } from '@alerce/contract/forms/postulacion/autorizaciones'
import { applyRules } from '@alerce/contract/forms/rules'
import { certificadoMessages as m } from '@alerce/contract/messages/postulacion/certificado'
import { useEffect, useId, useRef, useState } from 'react'
import type { TipoAdjunto } from '../../lib/adjuntos/destino.ts'
import { useDestinoDelCertificado } from '../../lib/certificado/destino.ts'
import { type RechazoDeCertificado, rechazoDe } from '../../lib/certificado/validate.ts'
import { useIntake } from '../../lib/intake/use-intake.ts'

export interface PedidoDeValidacion {
  readonly prospectoId: number
  /** RUT of the applicant and of the employer in the form. */
  readonly rut: string
  readonly rutEmpleador: string
  /** Income in the form, pesos a month. */
  readonly renta: number
  /** Copies the average income of the certificate to the form. */
  readonly onRenta: (renta: number) => void
  /** Kind under which the valid certificate is stored. */
  readonly tipoAdjunto?: TipoAdjunto
}

interface Errores {
  readonly afp?: string
  readonly file?: string
}

/** Fills in the income of a certificate, unless another income or employer was typed meanwhile. */
function useLlenarRenta({ renta, rutEmpleador, onRenta }: PedidoDeValidacion) {
  const ahora = useRef({ renta, rutEmpleador })
  useEffect(() => {
    ahora.current = { renta, rutEmpleador }
  }, [renta, rutEmpleador])
  return (promedio: number) => {
    const igual = ahora.current.renta === renta && ahora.current.rutEmpleador === rutEmpleador
    if (igual && promedio > 0) onRenta(promedio)
  }
}

const pideClave = (rechazo: RechazoDeCertificado) =>
  rechazo.clase === 'razones' && rechazo.razones.some(({ campo }) => campo === 'clave')

/** Form that validates a certificate. It has no draft: neither the file nor its password may be stored. */
export function useValidacion(pedido: PedidoDeValidacion) {
  const { prospectoId, rut, rutEmpleador, tipoAdjunto = 40 } = pedido
  const [afp, setAfp] = useState('')
  const [clave, setClave] = useState('')
  const [errores, setErrores] = useState<Errores>({})
  const [rechazo, setRechazo] = useState<RechazoDeCertificado | null>(null)
  const claveRef = useRef<HTMLInputElement>(null)
  const fillRenta = useLlenarRenta(pedido)
  const porValidar = { prospectoId, rut, rutEmpleador, afp, clave, tipoAdjunto }
  const destination = useDestinoDelCertificado(`certificado ${useId()}`, porValidar, {
    valid: ({ rentaPromedio }) => fillRenta(rentaPromedio),
    invalid: (error) => {
      const found = rechazoDe(error)
      setRechazo(found)
      if (pideClave(found)) claveRef.current?.focus()
    },
  })
  const intake = useIntake(destination)
  const { uploads, forget } = intake
  // another worker type, or a valid certificate: the upload is dropped
  useEffect(() => forget, [forget])

  const faltantes = applyRules(certificadoRules, { rutEmpleador, afp })
  /** With employer and AFP known, choosing the file validates it: no press more. */
  const add = (files: readonly File[]) => {
    setRechazo(null)
    setErrores(({ afp: other }) => (other ? { afp: other } : {}))
    intake.add(files)
    if (faltantes.length === 0) void intake.send()
  }

  const malo = uploads.length > 0 && uploads.every(({ state }) => state === 'refused')
  const falta = (): boolean => {
    const sinRut = faltantes.find(({ campo }) => campo === 'rutEmpleador')
    const sinAfp = faltantes.find(({ campo }) => campo === 'afp')
    // a rejected file shows its own error in its row
    const sinArchivo = uploads.length === 0
    setErrores({ ...(sinAfp && { afp: sinAfp.mensaje }), ...(sinArchivo && { file: m.archivo.text }) })
    setRechazo(sinRut ? { clase: 'falla', texto: sinRut.mensaje } : null)
    return faltantes.length > 0 || sinArchivo || malo
  }

  const change = (afpChosen: string) => {
    setAfp(afpChosen)
    setErrores(({ file: other }) => (other ? { file: other } : {}))
  }
  return {
    destination,
    intake: { ...intake, add },
    afp,
    clave,
    claveRef,
    errores,
    malo,
    rechazo,
    setClave,
    setAfp: change,
    busy: uploads.some(({ state }) => state === 'waiting' || state === 'sending'),
    validate: () => {
      if (!falta()) void intake.send()
    },
  }
}
