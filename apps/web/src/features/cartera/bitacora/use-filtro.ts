import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { matchesSearch } from '../../../components/fields/search.ts'
import type { ReplyOf } from '../../../lib/api/call.ts'
import { claseDe, clasesDe } from './clases.ts'

export type Entry = ReplyOf<'obtenerBitacoraProspecto'>[number]

/** Narrows the entries by kind, which the URL keeps, and by words, which stay in memory: they may hold a name. */
export function useFiltro(entries: readonly Entry[]) {
  const [params, setParams] = useSearchParams()
  const [texto, setTexto] = useState('')
  const clases = clasesDe(entries.map(({ bitacoraId }) => bitacoraId))
  const clase = clases.find((one) => one === params.get('clase')) ?? ''

  const setClase = (next: string) =>
    setParams(
      (before) => {
        if (next) before.set('clase', next)
        else before.delete('clase')
        return before
      },
      { replace: true, preventScrollReset: true },
    )

  const filtradas = entries.filter(
    ({ bitacoraId, estado, por, fecha }) =>
      (clase === '' || claseDe(bitacoraId) === clase) && matchesSearch(`${estado} ${por} ${fecha}`, texto),
  )

  const quitar = () => {
    setTexto('')
    setClase('')
  }

  return { filtradas, clases, clase, texto, setClase, setTexto, quitar }
}
