import { invitacionMessages as m } from '@alerce/contract/messages/declaracion/invitacion'
import { useState } from 'react'
import { call } from '../../../../lib/api/call.ts'
import { isRefusal, messageOf } from '../../../../lib/api/errors.ts'
import { quitarDelArca } from './arca.ts'
import type { ColaSinRed } from './use-cola.ts'

/** Leaving for now: what waits is sent first, the session ends, and nothing of it stays in the phone. */
export function useSalida(enlace: string, { vaciar, escritas }: Pick<ColaSinRed, 'vaciar' | 'escritas'>) {
  const [salio, setSalio] = useState(false)
  const [noSalio, setNoSalio] = useState<string | null>(null)

  const salir = async () => {
    setNoSalio(null)
    if (!(await vaciar())) {
      setNoSalio(m.salirSinEnviar.text)
      return
    }
    try {
      await call('salirDePostulacion', {})
    } catch (error) {
      // who has no session has left already
      if (!isRefusal(error, 401)) {
        setNoSalio(messageOf(error, m.salirSinEnviar.text))
        return
      }
    }
    await escritas.vaciar()
    await quitarDelArca(enlace, 'lectura', 'cola', 'devueltas')
    setSalio(true)
  }
  return { salio, noSalio, salir, volver: () => setSalio(false) }
}
