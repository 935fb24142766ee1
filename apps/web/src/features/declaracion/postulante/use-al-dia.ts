import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useRef } from 'react'
import { isRefusal } from '../../../lib/api/errors.ts'
import { readOptions } from '../../../lib/api/read-options.ts'
import { leerDeNuevo } from './queries.ts'

/** How often an open page asks whether anything changed. */
const CADA_MS = 30_000

interface AlDia {
  readonly enlace: string
  /** Their session is open: before that there is nothing to keep up with. */
  readonly dentro: boolean
  readonly onFuera: () => void
}

/**
 * What others do is seen on the phone that lies open: a result, papers to be signed, an invitation that ended. It asks for
 * a mark, which costs a phone little, only while the page is looked at, and as soon as it is looked at again; what it
 * shows is read again once the mark is another. Asking is no activity: the session ends as if nobody asked.
 */
export function useAlDia({ enlace, dentro, onFuera }: AlDia): void {
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
    if (!primera) void leerDeNuevo(client)
  }, [marca, client])
  const salir = useEffectEvent(() => {
    // who comes back in is not put out again by the old refusal
    client.removeQueries({ queryKey: ['obtenerMarcaPostulacion'] })
    onFuera()
  })
  const fuera = dentro && isRefusal(error, 401)
  useEffect(() => {
    if (fuera) salir()
  }, [fuera])
}
