import { carteraMessages } from '@alerce/contract/messages/cartera/lista'
import { useEffect, useState } from 'react'
import { useTellFailure } from '../../../../components/dialogs/use-tell-failure.ts'

type Tabla = typeof import('./tabla.tsx').Tabla

let loaded: Tabla | null = null

async function load(): Promise<Tabla> {
  loaded ??= (await import('./tabla.tsx')).Tabla
  return loaded
}

/** Table of the list: most users see cards, and do not load its code. After a failure, `retry` loads it again. */
export function useTabla(wanted: boolean) {
  const [Tabla, setTabla] = useState(() => loaded)
  const [failed, setFailed] = useState(false)
  const tellFailure = useTellFailure()
  const loads = wanted && !Tabla && !failed
  // biome-ignore lint/correctness/useExhaustiveDependencies: the dialog is told once for each load
  useEffect(() => {
    if (!loads) return
    const fail = async (error: unknown) => {
      setFailed(true)
      await tellFailure(carteraMessages.tablaFailed.text)(error)
    }
    load().then((found) => setTabla(() => found), fail)
  }, [loads])
  return { Tabla, failed, retry: () => setFailed(false) }
}
