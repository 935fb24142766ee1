import { useEffect, useRef } from 'react'
import { useSearchParams } from 'react-router'
import { idIn } from '../../../lib/use-ids.ts'
import type { EstadoDeCorreo } from './queries.ts'

/** The row of a mail, by which it takes the focus again. */
export const rowOf = (correoId: number): string => `correo-${correoId}`

export const palabrasDeEstado: Readonly<Record<EstadoDeCorreo, string>> = {
  pendiente: 'Por enviar',
  'en bandeja': 'En bandeja',
  enviado: 'Enviado',
  fallido: 'No se pudo enviar',
}

const esEstado = (text: string | null): text is EstadoDeCorreo => text !== null && text in palabrasDeEstado

/** Which mail is open and which state is listed, as the address says. */
export function useLugar() {
  const [params, setParams] = useSearchParams()
  const pedido = params.get('estado')
  const chosen = idIn(params, 'correoId')
  const go = (name: string, value: string) => {
    const next = new URLSearchParams(params)
    value ? next.set(name, value) : next.delete(name)
    setParams(next)
  }
  // After closing a mail, by the button or by Back, focus its row again
  const read = useRef(chosen)
  useEffect(() => {
    if (chosen === null && read.current !== null) document.getElementById(rowOf(read.current))?.focus()
    read.current = chosen
  }, [chosen])
  return {
    chosen,
    estado: esEstado(pedido) ? pedido : ('' as const),
    filter: (estado: string) => go('estado', estado),
    open: (correoId: number) => go('correoId', String(correoId)),
    close: () => go('correoId', ''),
  }
}
