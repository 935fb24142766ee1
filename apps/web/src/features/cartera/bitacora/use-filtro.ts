import { coincide } from '@alerce/domain/base/persona/nombre'
import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { type ClaseDelFiltro, clasesDelFiltro, type Movimiento } from './movimientos.ts'

/** The classes of these entries, in the order in which the filter offers them. */
function clasesDe(entries: readonly Movimiento[]): readonly ClaseDelFiltro[] {
  const found = new Set(entries.map(({ clase }) => clase))
  return (Object.keys(clasesDelFiltro) as ClaseDelFiltro[]).filter((clase) => found.has(clase))
}

const palabrasDe = ({ estado, por, fecha, anotacion }: Movimiento) =>
  `${estado} ${por} ${fecha} ${anotacion?.texto ?? ''}`

/** Narrows the entries by kind, which the URL keeps, and by words, which stay in memory: they may hold a name. */
export function useFiltro(entries: readonly Movimiento[]) {
  const [params, setParams] = useSearchParams()
  const [texto, setTexto] = useState('')
  const clases = clasesDe(entries)
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
    (entry) => (clase === '' || entry.clase === clase) && coincide(palabrasDe(entry), texto),
  )

  const remove = () => {
    setTexto('')
    setClase('')
  }

  return { filtradas, clases, clase, texto, setClase, setTexto, remove }
}
