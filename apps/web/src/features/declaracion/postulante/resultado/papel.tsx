import { lecturaMessages } from '@alerce/contract/messages/base/archivos'
import { Button } from '../../../../components/actions/button.tsx'
import { callFile } from '../../../../lib/api/call.ts'
import { openInTab } from '../../../../lib/files.ts'
import classes from '../postulante.module.css'
import { useGuardar } from '../queries.ts'

interface AbribleProps {
  readonly nombre: string
  readonly leer: () => Promise<Blob>
}

/** What is opened in a tab of its own, a line of a list. */
export function Abrible({ nombre, leer }: AbribleProps) {
  const { hacer, busy, failure } = useGuardar()
  const abrir = () =>
    openInTab(async () => {
      const hecho = await hacer(leer)
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

interface PapelProps {
  readonly imgCorrel: number
  readonly nombre: string
}

/** One paper of the contract. */
export const Papel = ({ imgCorrel, nombre }: PapelProps) => (
  <Abrible nombre={nombre} leer={() => callFile('abrirPapelPostulante', { imgCorrel })} />
)
