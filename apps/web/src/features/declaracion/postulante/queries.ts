import type { FieldError } from '@alerce/contract/forms/rules'
import { cobroMessages } from '@alerce/contract/messages/contrato/cobro'
import { invitacionMessages as m } from '@alerce/contract/messages/declaracion/invitacion'
import { derechosMessages } from '@alerce/contract/messages/personas/derechos'
import { esperaConfirmacion } from '@alerce/domain/contrato/cobro'
import { type QueryClient, useQuery, useQueryClient } from '@tanstack/react-query'
import { createContext, useContext, useState } from 'react'
import { type CallName, call, type PayloadOf, type ReplyOf } from '../../../lib/api/call.ts'
import { ApiUnreachable, isRefusal, messageOf, standsOtherwise } from '../../../lib/api/errors.ts'
import { readOptions } from '../../../lib/api/read-options.ts'
import { openInTab } from '../../../lib/files.ts'
import { goToPasarela, whileWaiting } from '../../../lib/pasarela.ts'
import { useRead } from '../../../lib/use-call.ts'
import { useLinkToken } from '../../../lib/use-link-token.ts'
import { postulacionSinRed } from './sin-red/lectura.ts'
import type { ColaSinRed, EnEspera } from './sin-red/use-cola.ts'

export type Postulacion = ReplyOf<'obtenerPostulacion'>
export type PreguntaDS = Postulacion['cuestionario']['preguntas'][number]

/** All of the applicant's declaration, with their session; refused (401) while they have none for this link. */
export const usePostulacion = (enlace: string) => useQuery(postulacionSinRed(enlace))

/**
 * Invitation of the link, read before the login. `otraVez`: read again for a returning applicant, whose invitation may
 * have ended.
 */
export const useInvitacion = (enlace: string, otraVez: boolean) => {
  const leida = useQuery({
    ...readOptions('abrirInvitacion', { enlace }),
    ...(otraVez ? { refetchOnMount: 'always' as const } : {}),
  })
  const vieja = otraVez && leida.isFetching && !leida.isFetchedAfterMount
  return { ...leida, data: vieja ? undefined : leida.data }
}

/** Situation of the sent declaration. Changes by other people arrive by themselves (use-al-dia.ts). */
export const useSeguimiento = () => useRead('obtenerSeguimiento', {})

/** Papers of the contract. The reason that keeps them from being signed is updated by itself. */
export const useContrato = () => useRead('obtenerFirmaDeContrato', {})

/** The payment mandate, where this sale asks for it; read again while the provider has not confirmed it. */
export const useMandato = () =>
  useQuery({
    ...readOptions('obtenerMandatoPropio', {}),
    refetchInterval: whileWaiting<ReplyOf<'obtenerMandatoPropio'>>(({ estado }) => estado === 'espera'),
  })

/** Online first payments, read again while one waits. */
export const usePagos = () =>
  useQuery({
    ...readOptions('obtenerPagoPropio', {}),
    refetchInterval: whileWaiting<ReplyOf<'obtenerPagoPropio'>>((pagos) =>
      pagos.some(({ situacion }) => esperaConfirmacion(situacion)),
    ),
  })

/** Leaves for the page of the payment provider; answers why it could not. */
export function useSalida() {
  const { onFuera } = useContext(SesionContext)
  const enlace = useLinkToken()
  return async (open: () => Promise<{ readonly direccion: string }>): Promise<string | null> => {
    try {
      goToPasarela((await open()).direccion, enlace)
      return null
    } catch (error) {
      if (isRefusal(error, 401)) onFuera()
      return messageOf(error, cobroMessages.abrirFailed.text)
    }
  }
}

/** Their questions to the advisor; read while they are on screen. */
export const useDudas = () => useRead('obtenerDudasPropias', {})

/** Effect of a withdrawal of the consent. */
export const useRetiro = () => useRead('obtenerRetiro', {})

/** Withdraws the consent, which ends the session: nothing of the page is read again. */
export function useRetirar(onRetirado: () => Promise<void>) {
  const { onFuera } = useContext(SesionContext)
  const [busy, setBusy] = useState(false)
  const [failure, setFailure] = useState<string | null>(null)
  const withdraw = async () => {
    setBusy(true)
    setFailure(null)
    try {
      await call('retirarConsentimiento', {})
      await onRetirado()
    } catch (error) {
      if (isRefusal(error, 401)) onFuera()
      else
        setFailure(
          error instanceof ApiUnreachable ? m.sinRed.text : messageOf(error, derechosMessages.retiroNoHecho.text),
        )
      setBusy(false)
    }
  }
  return { withdraw, busy, failure }
}

export type SeguimientoDeDS = ReplyOf<'obtenerSeguimiento'>

interface Sesion {
  /** The session ended: typed values stay on screen during the new identity check. */
  readonly onFuera: () => void
  /** The consent was withdrawn: forgets all data of the phone and shows the end. */
  readonly onRetirado: () => Promise<void>
  /** Opens the questions to the advisor, over the step. */
  readonly onPreguntar: () => void
  /** Answers of the advisor so far. */
  readonly respuestas: number
  /** Answers given without network, and unsent text. */
  readonly cola: Pick<ColaSinRed, 'empty' | 'debeEsperar' | 'set' | 'release' | 'escritas'>
}

const nada = () => undefined
const sinCola = {
  empty: async () => true,
  debeEsperar: () => false,
  set: nada,
  release: nada,
  escritas: { read: async () => undefined, de: nada, note: nada, release: nada, empty: async () => undefined },
}

export const SesionContext = createContext<Sesion>({
  onFuera: nada,
  onRetirado: async () => undefined,
  onPreguntar: nada,
  respuestas: 0,
  cola: sinCola,
})

/** Outcome of a save: its reply, or the errors of its fields. null: the failure is shown elsewhere. */
export type RespuestaGuardada<R> = { readonly reply: R } | { readonly errores: readonly FieldError[] } | null

/** Reason of a failed save, with its own text for a missing network. */
const razonDe = (error: unknown): string =>
  error instanceof ApiUnreachable ? m.sinRed.text : messageOf(error, m.saveFailed.text)

/** Reads again all data of the applicant's page. */
export const readAgain = (client: QueryClient) =>
  Promise.all(
    (
      [
        ...['obtenerPostulacion', 'obtenerSeguimiento', 'obtenerFirmaDeContrato', 'obtenerMandatoPropio'],
        ...['obtenerDudasPropias', 'obtenerPagoPropio'],
      ] as CallName[]
    ).map((name) => client.invalidateQueries({ queryKey: [name] })),
  )

/** Opens a file in a tab of its own. Nothing is read again afterwards: that would keep the tab empty for longer. */
export function useAbrir(failed: string) {
  const { onFuera } = useContext(SesionContext)
  const client = useQueryClient()
  const [busy, setBusy] = useState(false)
  const [failure, setFailure] = useState<string | null>(null)
  const open = async (read: () => Promise<Blob>) => {
    setBusy(true)
    setFailure(null)
    try {
      await openInTab(read)
    } catch (error) {
      // A paper that was replaced: the list shows the present ones
      if (standsOtherwise(error)) await readAgain(client)
      if (isRefusal(error, 401)) onFuera()
      else setFailure(messageOf(error, failed))
    } finally {
      setBusy(false)
    }
  }
  return { open, busy, failure }
}

/**
 * Saves on the applicant's page, then reads its data again. Without network the answer waits in the phone and counts as
 * saved; later saves wait behind it.
 */
export function useGuardar() {
  const { onFuera, cola } = useContext(SesionContext)
  const client = useQueryClient()
  const [busy, setBusy] = useState(false)
  const [failure, setFailure] = useState<string | null>(null)

  const fail = async (error: unknown): Promise<RespuestaGuardada<never>> => {
    // Read the current text beside what was typed: «léalo de nuevo» refers to the current text
    if (standsOtherwise(error)) await readAgain(client)
    if (isRefusal(error, 401)) onFuera()
    else if (isRefusal(error) && error.errores.length > 0) return { errores: error.errores }
    else setFailure(razonDe(error))
    return null
  }

  /** An act before the server, which nothing that waits may come after. */
  const perform = async <R>(
    acto: () => Promise<R>,
    sinRed: () => R | null = () => null,
  ): Promise<RespuestaGuardada<R>> => {
    setBusy(true)
    setFailure(null)
    try {
      if (!(await cola.empty())) throw new ApiUnreachable('hay respuestas por enviar')
      const reply = await acto()
      await readAgain(client)
      return { reply }
    } catch (error) {
      const reply = error instanceof ApiUnreachable ? sinRed() : null
      return reply === null ? await fail(error) : { reply }
    } finally {
      setBusy(false)
    }
  }
  const save = <N extends CallName>(name: N, payload: PayloadOf<N>): Promise<RespuestaGuardada<ReplyOf<N>>> =>
    perform(() => call(name, payload))

  /** Saves an answer, now or when the network is back. */
  const answer = async (respuesta: EnEspera): Promise<RespuestaGuardada<'ok'>> => {
    const waitFor = () => {
      cola.set(respuesta)
      return 'ok' as const
    }
    if (cola.debeEsperar()) return { reply: waitFor() }
    const guardada = await perform<'ok'>(() => call(respuesta.name, respuesta.payload), waitFor)
    if (guardada && 'reply' in guardada) cola.release(respuesta)
    return guardada
  }
  return { save, perform, answer, busy, failure }
}
