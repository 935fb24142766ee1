import { createContext, type ReactNode, useContext, useRef, useState } from 'react'
import { Documento, type DocumentoMostrado } from './documento.tsx'
import classes from './visor.module.css'

const Mostrar = createContext<((documento: DocumentoMostrado) => void) | null>(null)

/** Shows a document beside its subject. */
export function useMostrar(): (documento: DocumentoMostrado) => void {
  const mostrar = useContext(Mostrar)
  if (!mostrar) throw new Error('Visor is missing')
  return mostrar
}

interface Abierto extends DocumentoMostrado {
  /** Number in the order of opening. */
  readonly numero: number
  /** Focused again after closing. */
  readonly opener: HTMLElement | null
}

/** Documents on screen: the last one opened, or a kept one and the one compared with it. */
function useAbiertos() {
  const [abiertos, setAbiertos] = useState<readonly Abierto[]>([])
  const [kept, setKept] = useState(false)
  const count = useRef(0)
  const show = (documento: DocumentoMostrado) => {
    count.current += 1
    const opened = { ...documento, numero: count.current, opener: document.activeElement as HTMLElement | null }
    setAbiertos(([first]) => (kept && first ? [first, opened] : [opened]))
  }
  const close = ({ numero, opener }: Abierto) => {
    opener?.focus()
    // with the other one closed, the kept one waits for a third
    if (abiertos.length === 1) setKept(false)
    setAbiertos(abiertos.filter((uno) => uno.numero !== numero))
  }
  return { abiertos, kept, setKept, show, close }
}

/** A case or a sale, with the document opened last beside it, or two to be compared. */
export function Visor({ children }: { readonly children: ReactNode }) {
  const { abiertos, kept, setKept, show, close } = useAbiertos()
  const pair = abiertos.length > 1
  return (
    <Mostrar value={show}>
      {children}
      {abiertos.length > 0 && (
        <aside
          className={classes.visor}
          data-pair={pair || undefined}
          aria-label={pair ? 'Documentos en comparación' : abiertos[0]?.name}
        >
          {abiertos.map((uno) => (
            <Documento
              key={uno.numero}
              documento={uno}
              keeping={pair ? null : { kept, onKeep: () => setKept(!kept) }}
              onClose={() => close(uno)}
            />
          ))}
        </aside>
      )}
    </Mostrar>
  )
}

/** The same two columns inside a dialog. */
export function Beside({ children }: { readonly children: ReactNode }) {
  return (
    <div className={classes.beside}>
      <Visor>
        <div>{children}</div>
      </Visor>
    </div>
  )
}
