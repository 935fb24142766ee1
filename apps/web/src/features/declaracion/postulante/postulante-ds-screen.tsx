import { invitacionMessages as m } from '@alerce/contract/messages/declaracion/invitacion'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { lazy, useCallback, useEffect, useEffectEvent, useRef, useState } from 'react'
import { Failed, NotRead } from '../../../components/feedback/failed.tsx'
import { LoadedPart } from '../../../components/feedback/loaded-part.tsx'
import { HojaCargando } from '../../../components/layout/hoja.tsx'
import { call } from '../../../lib/api/call.ts'
import { isRefusal, messageOf } from '../../../lib/api/errors.ts'
import { readOptions } from '../../../lib/api/read-options.ts'
import { pushEntry, useHistoryEntry } from '../../../lib/browser/history-entry.ts'
import { textoDeFalla } from '../../../lib/browser/missing-part.ts'
import { useLinkToken } from '../../../lib/use-link-token.ts'
import { Hoja } from './components/hoja.tsx'
import { Entrada } from './entrada/entrada.tsx'
import { Cerrado, Retirado, Salio } from './finales.tsx'
import { readAgain, SesionContext, usePostulacion } from './queries.ts'
import { removeFromArca } from './sin-red/arca.ts'
import { type ColaSinRed, useCola } from './sin-red/use-cola.ts'

/** Loads the questions during the identity check, so that the first screen stays small. */
const Pasos = lazy(async () => ({ default: (await import('./pasos.tsx')).Pasos }))

/** Loaded when they ask. */
const Dudas = lazy(async () => ({ default: (await import('./dudas.tsx')).Dudas }))

/** /postulacion/declaracion: the applicant answers and signs their own declaration, by the link of their invitation. */
export function PostulanteDsScreen() {
  const enlace = useLinkToken()
  // another link in the same tab is another declaration
  return enlace ? <PorEnlace key={enlace} enlace={enlace} /> : <Cerrado text={m.enlaceNoVigente.text} />
}

/** Ways out: leave for now, once waiting answers are sent, or for good. Each deletes all data from the phone. */
function useSalida(enlace: string, { empty, escritas }: Pick<ColaSinRed, 'empty' | 'escritas'>) {
  const [salio, setSalio] = useState(false)
  const [retirado, setRetirado] = useState(false)
  const [noSalio, setNoSalio] = useState<string | null>(null)

  const forget = async () => {
    await escritas.empty()
    await removeFromArca(enlace, 'lectura', 'cola', 'devueltas')
  }

  const leave = async () => {
    setNoSalio(null)
    if (!(await empty())) {
      setNoSalio(m.salirSinEnviar.text)
      return
    }
    try {
      await call('salirDePostulacion', {})
    } catch (error) {
      // A 401 means that the session has already ended
      if (!isRefusal(error, 401)) {
        setNoSalio(messageOf(error, m.salirSinEnviar.text))
        return
      }
    }
    await forget()
    setSalio(true)
  }
  const onRetirado = async () => {
    await forget()
    setRetirado(true)
  }
  return { salio, retirado, noSalio, leave, onRetirado, goBack: () => setSalio(false) }
}

/** How often an open page asks whether anything changed. */
const CADA_MS = 30_000

interface AlDia {
  readonly enlace: string
  /** True while the session is open: without it there is nothing to poll. */
  readonly dentro: boolean
  readonly onFuera: () => void
}

/**
 * Reads again what other people change while the phone stays open: a result, papers to sign, an expired invitation. It
 * polls a small mark, only while the page is visible and when it becomes visible again. A new mark triggers a full
 * read. Polling does not extend the session. Returns the number of answers of the advisor.
 */
function useAlDia({ enlace, dentro, onFuera }: AlDia): number {
  const client = useQueryClient()
  const { data, error } = useQuery({
    ...readOptions('obtenerMarcaPostulacion', { enlace }, { enabled: dentro }),
    refetchInterval: CADA_MS,
    refetchOnWindowFocus: 'always',
    refetchOnReconnect: 'always',
  })
  const sabida = useRef<string | undefined>(undefined)
  const marca = data?.marca
  useEffect(() => {
    if (marca === undefined || marca === sabida.current) return
    const primera = sabida.current === undefined
    sabida.current = marca
    if (!primera) void readAgain(client)
  }, [marca, client])
  const leave = useEffectEvent(() => {
    // Drop the old refusal, or a new session would be ended at once
    client.removeQueries({ queryKey: ['obtenerMarcaPostulacion'] })
    onFuera()
  })
  const fuera = dentro && isRefusal(error, 401)
  useEffect(() => {
    if (fuera) leave()
  }, [fuera])
  return data?.respuestas ?? 0
}

/**
 * Questions to the advisor, over a step that keeps what was typed; afterwards the focus returns to their button. They
 * are an entry of the browser history: the back button of a phone closes them, and a reload keeps them open.
 */
function usePreguntas() {
  const { state } = useHistoryEntry<{ readonly preguntas: boolean }>()
  const preguntando = state.preguntas === true
  const from = useRef<Element | null>(null)
  const closing = useRef(false)
  useEffect(() => {
    closing.current = false
    if (!preguntando && from.current instanceof HTMLElement) from.current.focus()
  }, [preguntando])
  const onPreguntar = () => {
    from.current = document.activeElement
    pushEntry({ ...state, preguntas: true })
  }
  // The entry changes later: a second press before that would leave the page
  const onVolver = () => {
    if (closing.current) return
    closing.current = true
    window.history.back()
  }
  return { preguntando, onPreguntar, onVolver }
}

function PorEnlace({ enlace }: { readonly enlace: string }) {
  const { data: leida, error, isFetching, refetch } = usePostulacion(enlace)
  const [fuera, setFuera] = useState(false)
  const onFuera = useCallback(() => setFuera(true), [])
  const cola = useCola(enlace, { fuera, onFuera })
  const { salio, retirado, noSalio, leave, onRetirado, goBack } = useSalida(enlace, cola)
  const { preguntando, onPreguntar, onVolver } = usePreguntas()
  const respuestas = useAlDia({ enlace, dentro: leida !== undefined && !fuera && !salio && !retirado, onFuera })
  const enter = async () => {
    await refetch()
    setFuera(false)
    goBack()
  }
  const sinSesion = fuera || isRefusal(error, 401)
  if (retirado) return <Retirado />
  if (salio && !fuera) return <Salio onEntrar={onFuera} />
  if (error && !leida && !sinSesion)
    return (
      <Hoja title="Su Declaración de Salud">
        <NotRead of={{ error, isFetching, refetch }} failure={m.readFailed.text} />
      </Hoja>
    )
  if (!cola.lista || (!leida && !sinSesion)) return <HojaCargando />
  return (
    <SesionContext value={{ onFuera, onRetirado, onPreguntar, respuestas, cola }}>
      {sinSesion && <Entrada enlace={enlace} otraVez={leida !== undefined && !salio} onDentro={() => void enter()} />}
      {leida && (
        <div hidden={sinSesion || preguntando}>
          <LoadedPart otherwise={(error) => <NoLlego error={error} />}>
            <Pasos leida={leida} cola={cola} noSalio={noSalio} onSalir={() => void leave()} />
          </LoadedPart>
        </div>
      )}
      {leida && preguntando && (
        <div hidden={sinSesion}>
          <LoadedPart otherwise={(error) => <NoLlego error={error} />}>
            <Dudas onVolver={onVolver} />
          </LoadedPart>
        </div>
      )}
    </SesionContext>
  )
}

/** Reloads the page, which loads the missing code and opens the same screen. */
function NoLlego({ error }: { readonly error: unknown }) {
  return (
    <Hoja title="Su Declaración de Salud">
      <Failed text={textoDeFalla(error, m.parteFailed.text)} onRetry={() => window.location.reload()} />
    </Hoja>
  )
}
