import { lecturaMessages } from '@alerce/contract/messages/base/archivos'
import { Button } from '../../../../components/actions/button.tsx'
import { callFile } from '../../../../lib/api/call.ts'
import { openInTab } from '../../../../lib/files.ts'
import classes from '../postulante.module.css'
import { useGuardar } from '../queries.ts'

interface PapelProps {
  readonly imgCorrel: number
  readonly nombre: string
}

/** One paper of the contract, in a tab of its own. */
export function Papel({ imgCorrel, nombre }: PapelProps) {
  const { hacer, busy, failure } = useGuardar()
  const abrir = () =>
    openInTab(async () => {
      const hecho = await hacer(() => callFile('abrirPapelPostulante', { imgCorrel }))
      if (!hecho || !('reply' in hecho)) throw new Error(lecturaMessages.fileFailed.text)
      return hecho.reply
      // what went wrong is told under it
    }).catch(() => undefined)
  return (
    <li>
      <div>
        <b>{nombre}</b>
        {failure && (
          <span className={classes.error} role="alert">
            {failure}
          </span>
        )}
      </div>
      <Button busy={busy} aria-label={`Abrir ${nombre}`} onClick={() => void abrir()}>
        Abrir
      </Button>
    </li>
  )
}
