import { salidasMessages } from '@alerce/contract/messages/agenda/citas'
import { fechaYHora } from '@alerce/domain/base/fechas/instante'
import { Button } from '../../../../components/actions/button.tsx'
import { useConfirm, useShow } from '../../../../components/dialogs/dialogs-provider.tsx'
import { SecretDialog } from '../../../../components/dialogs/secret-dialog.tsx'
import { useTellFailure } from '../../../../components/dialogs/use-tell-failure.ts'
import classes from './privado.module.css'
import { type Estado, useCrear, useRevocar } from './queries.ts'

const DIRECCION = {
  title: 'Dirección de su agenda',
  label: 'Dirección',
  note: 'Péguela en el otro programa como calendario por dirección (URL).',
}
const OTRA = {
  text: 'La dirección actual deja de funcionar, y habrá que pegar la nueva en cada programa.',
  accept: 'Crear otra',
}
const DEJAR = {
  text: 'La dirección deja de funcionar. Lo que otros programas ya copiaron puede quedar en ellos.',
  accept: 'Dejar de compartir',
}

function enPalabras({ creado, leido }: Estado): string {
  if (creado === null) return 'No hay ninguna dirección.'
  const lectura =
    leido === null ? 'Ningún programa la ha leído todavía' : `Leída por última vez el ${fechaYHora(leido)}`
  return `Creada el ${fechaYHora(creado)}. ${lectura}.`
}

/** Secret address of the calendar: its state and its acts. The address is shown once, after creating it. */
export function Direccion({ estado }: { readonly estado: Estado }) {
  const crear = useCrear()
  const revocar = useRevocar()
  const confirm = useConfirm()
  const show = useShow()
  const tell = useTellFailure()(salidasMessages.calendarioNoGuardado.text)
  const hay = estado.creado !== null

  const createIt = async () => {
    const { ruta } = await crear.mutateAsync({})
    const secret = { ...DIRECCION, value: `${window.location.origin}${ruta}` }
    show((close) => <SecretDialog secret={secret} onClose={close} />)
  }
  const create = async () => {
    try {
      await (hay ? confirm(OTRA, createIt) : createIt())
    } catch (error) {
      await tell(error)
    }
  }
  const revoke = async () => {
    try {
      await confirm(DEJAR, () => revocar.mutateAsync({}))
    } catch (error) {
      await tell(error)
    }
  }

  return (
    <>
      <p role="status">{enPalabras(estado)}</p>
      <div className={classes.buttons}>
        <Button kind={hay ? 'plain' : 'primary'} busy={crear.isPending} onClick={() => void create()}>
          {hay ? 'Crear otra' : 'Crear dirección'}
        </Button>
        {hay && (
          <Button busy={revocar.isPending} onClick={() => void revoke()}>
            Dejar de compartir
          </Button>
        )}
      </div>
    </>
  )
}
