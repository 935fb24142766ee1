import { invitacionMessages as m } from '@alerce/contract/messages/declaracion/invitacion'
import { useState } from 'react'
import { Button } from '../../../../components/actions/button.tsx'
import { Notice } from '../../../../components/feedback/notice.tsx'
import classes from '../postulante.module.css'
import { type SeguimientoDeDS, useGuardar } from '../queries.ts'

/** Withdrawal of the Previred authorisation given before the signature. Its effect is read first. */
export function RetirarPrevired({ previred: { version, autorizado } }: Pick<SeguimientoDeDS, 'previred'>) {
  const { save, busy, failure } = useGuardar()
  const [retirada, setRetirada] = useState(false)
  if (retirada) return <p role="status">{m.previredRetirada.text}</p>
  if (!autorizado) return null
  const withdraw = async () => {
    const hecho = await save('decidirPrevired', { autoriza: false, version })
    if (hecho && 'reply' in hecho) setRetirada(true)
  }
  return (
    <details className={classes.retirar}>
      <summary>Retirar mi autorización de consultar en PreviRed</summary>
      <div className={classes.acciones}>
        <p>{m.previredEfecto.text}</p>
        {failure && <Notice tone="bad">{failure}</Notice>}
        <Button busy={busy} onClick={() => void withdraw()}>
          Retirar mi autorización
        </Button>
      </div>
    </details>
  )
}
