import { certificadoRules } from '@alerce/contract/forms/postulacion/certificado'
import { applyRules } from '@alerce/contract/forms/rules'
import { certificadoMessages as m } from '@alerce/contract/messages/postulacion/certificado'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { TipoAdjunto } from '../../lib/adjuntos/use-subidas.ts'
import { messageOf } from '../../lib/api/errors.ts'
import { useValidarCertificado } from '../../lib/certificado/certificados.ts'
import { guardarCertificado } from '../../lib/certificado/guardar.ts'
import { puedeSerCertificado, type Rechazo, rechazoDe } from '../../lib/certificado/validar.ts'
import { toBase64 } from '../../lib/files.ts'
import { useMessage } from '../dialogs/dialogs-provider.tsx'

export interface PedidoDeValidacion {
  readonly prospectoId: number
  readonly rut: string
  readonly rutEmpleador: string
  readonly onRenta: (renta: number) => void
  /** As what the valid one is kept. */
  readonly tipoAdjunto?: TipoAdjunto
}

interface Errores {
  readonly afp?: string
  readonly file?: string
}

/** What is typed to validate a certificate, kept nowhere: neither the file nor its password belong in a draft. */
export function useValidacion({ prospectoId, rut, rutEmpleador, onRenta, tipoAdjunto = 40 }: PedidoDeValidacion) {
  const [afp, setAfp] = useState('')
  const [file, setFile] = useState<File | null>(null)
  const [clave, setClave] = useState('')
  const [errores, setErrores] = useState<Errores>({})
  const [rechazo, setRechazo] = useState<Rechazo | null>(null)
  const { mutateAsync, isPending: busy } = useValidarCertificado()
  const client = useQueryClient()
  const message = useMessage()

  const pick = async (picked: File) => {
    setRechazo(null)
    const good = await puedeSerCertificado(picked)
    setFile(good ? picked : null)
    setErrores(({ afp: other }) => ({ ...(other && { afp: other }), ...(!good && { file: m.soloPdf.text }) }))
  }

  const falta = (): boolean => {
    const found = applyRules(certificadoRules, { rutEmpleador, afp })
    const sinRut = found.find(({ campo }) => campo === 'rutEmpleador')
    const sinAfp = found.find(({ campo }) => campo === 'afp')
    setErrores({ ...(sinAfp && { afp: sinAfp.mensaje }), ...(!file && { file: m.archivo.text }) })
    setRechazo(sinRut ? { clase: 'falla', texto: sinRut.mensaje } : null)
    return found.length > 0 || !file
  }

  const validar = async () => {
    if (falta() || !file) return
    const base64 = await toBase64(file)
    try {
      const { RentaPromedio } = await mutateAsync({
        ...{ ProspectoID: prospectoId, Rut: rut, RutEmpleador: rutEmpleador, PDA_CORREL: afp },
        ...{ TipoDoc: 'CERTIF_COTIZ', Password: clave, Base64: base64 },
      })
      if (RentaPromedio > 0) onRenta(RentaPromedio)
    } catch (error) {
      setRechazo(rechazoDe(error))
      return
    }
    await guardar({ prospectoId, nombre: file.name, base64, clave, tipoAdjunto })
  }

  /** It counts already: that it could not be kept is said, and undoes nothing. */
  const guardar = async (validado: Parameters<typeof guardarCertificado>[1]) => {
    try {
      await guardarCertificado(client, validado)
    } catch (error) {
      await message(messageOf(error, m.guardarFailed.text))
    }
  }

  const change = (afpChosen: string) => {
    setAfp(afpChosen)
    setErrores(({ file: other }) => (other ? { file: other } : {}))
  }
  return {
    ...{ afp, file, clave, errores, rechazo, busy, setClave, setAfp: change },
    pick: (picked: File) => void pick(picked),
    validar: () => void validar(),
  }
}
