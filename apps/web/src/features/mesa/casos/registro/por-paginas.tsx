import { fechaYHora } from '@alerce/domain/base/fechas/instante'
import { type ReactNode, useState } from 'react'
import { Empty } from '../../../../components/feedback/empty.tsx'
import { Paged } from '../../../../components/feedback/paged.tsx'
import { TextField } from '../../../../components/fields/text-field.tsx'
import classes from '../../../../components/mesa/mesa.module.css'
import { Enteros } from '../../../../components/values/enteros.tsx'
import type { PayloadOf, ReplyOf } from '../../../../lib/api/call.ts'
import { useLive } from '../../../../lib/events.ts'
import { usePages } from '../../../../lib/use-pages.ts'
import { useSettled } from '../../../../lib/use-settled.ts'

/** Reads of the desk by pages. */
type LecturaDeMesa =
  | 'obtenerFirmas'
  | 'obtenerPrimerosPagos'
  | 'obtenerIrregularidades'
  | 'obtenerMandatos'
  | 'obtenerRechazos'
  | 'obtenerDevoluciones'

/** Polling interval of an open list, besides the live events. */
export const NET_MS = 60_000

/** Delay in ms before a typed text is searched. */
const PAUSA_MS = 250

interface BuscadorProps {
  readonly texto: string
  readonly onChange: (texto: string) => void
}

/** Search box over a list of the desk. */
export const Buscador = ({ texto, onChange }: BuscadorProps) => (
  <div className={classes.narrow}>
    <TextField
      label="Buscar en la lista"
      type="search"
      placeholder="RUT, nombre o folio"
      maxLength={80}
      value={texto}
      onChange={onChange}
    />
  </div>
)

interface HalladosProps {
  /** The rows are those of the text before. */
  readonly buscando: boolean
  readonly children: ReactNode
}

/** Rows of a search, pale while those of another text are on their way. */
export const Hallados = ({ buscando, children }: HalladosProps) => (
  <div className={classes.hallados} aria-busy={buscando}>
    {children}
  </div>
)

/** Text of a search without results. */
export const SinCoincidencias = () => (
  <Empty title="Ningún caso coincide con la búsqueda">
    <p>Escriba al menos 4 dígitos del RUT, 6 del folio o 2 letras del nombre.</p>
  </Empty>
)

/** Typed text of a search, and the text to search once the typing pauses. */
export function useBusqueda() {
  const [texto, setTexto] = useState('')
  return { texto, setTexto, buscado: useSettled(texto.trim(), PAUSA_MS) }
}

/** Reads a list of the desk page by page, live and searched. */
export function porPaginas<N extends LecturaDeMesa>(name: N, filter: PayloadOf<N>, failure: string) {
  type Fila = ReplyOf<N>['filas'][number]
  return function Filas({ children }: { readonly children: (filas: readonly Fila[]) => ReactNode }) {
    useLive(name)
    const { texto, setTexto, buscado } = useBusqueda()
    const pages = usePages(name, { ...filter, ...(buscado && { texto: buscado }) }, { everyMs: NET_MS, searched: true })
    return (
      <>
        <Buscador texto={texto} onChange={setTexto} />
        <Hallados buscando={pages.isPlaceholderData}>
          <Paged of={pages} failure={failure}>
            {(all) => {
              const filas = all.flatMap(({ filas: some }) => some as Fila[])
              return filas.length === 0 && buscado ? <SinCoincidencias /> : children(filas)
            }}
          </Paged>
        </Hallados>
      </>
    )
  }
}

interface DecisionProps {
  readonly of: {
    readonly resuelto: string | null
    readonly resueltoPor: string | null
    readonly motivo: string | null
  }
}

/** Decision of the desk: instant, author and reason. */
export const Decision = ({ of: { resuelto, resueltoPor, motivo } }: DecisionProps) => (
  <span>
    {resuelto && fechaYHora(resuelto)}
    <small>por {resueltoPor}</small>
    {motivo && (
      <small>
        <Enteros>{motivo}</Enteros>
      </small>
    )}
  </span>
)
