import { segundoFactorMessages as m } from '@alerce/contract/messages/acceso/segundo-factor'
import { useState } from 'react'
import { AccessCard } from '../../../components/access/access-card.tsx'
import { AccessField } from '../../../components/access/access-field.tsx'
import { useClaveForm } from '../../../components/access/use-clave-form.ts'
import { Button } from '../../../components/actions/button.tsx'
import { useAction } from '../../../components/actions/use-action.ts'
import { useMessage } from '../../../components/dialogs/dialogs-provider.tsx'
import { call, type PayloadOf } from '../../../lib/api/call.ts'
import { isRefusal } from '../../../lib/api/errors.ts'
import { askPasskey, hasPasskeys } from '../../../lib/browser/passkeys.ts'
import type { PasoPedido } from './use-login.ts'

type Medio = 'codigo' | 'llave' | 'recuperacion'

const leads: Readonly<Record<Medio, string>> = {
  codigo: 'Escriba el código de 6 dígitos que muestra su aplicación.',
  llave: 'Use la llave de acceso de este equipo, de su teléfono o de su bolsillo.',
  recuperacion: 'Escriba uno de los códigos que guardó al agregar su segundo paso. Cada uno sirve una vez.',
}

const names: Readonly<Record<Medio, string>> = {
  codigo: 'Usar el código de la aplicación',
  llave: 'Usar una llave de acceso',
  recuperacion: 'Usar un código de recuperación',
}

interface SegundoPasoProps {
  readonly paso: PasoPedido
  /** The session is open. */
  readonly onDone: (rut: string) => Promise<unknown>
  /** Back to the password. */
  readonly onLeave: () => void
}

type Respuesta = Omit<PayloadOf<'completarIngreso'>, 'usuario' | 'desafio'>

/** Sends an answer; a step that is over leads back to the password. */
function useAnswer({ paso: { usuario, desafio }, onDone, onLeave }: SegundoPasoProps) {
  const message = useMessage()
  return async (respuesta: Respuesta) => {
    try {
      const { rut } = await call('completarIngreso', { usuario, desafio, ...respuesta })
      await onDone(rut)
    } catch (error) {
      if (!isRefusal(error, 409)) throw error
      onLeave()
      await message(error.descripcion)
    }
  }
}

interface ByTextProps extends SegundoPasoProps {
  readonly medio: 'codigo' | 'recuperacion'
}

function ByText({ medio, ...props }: ByTextProps) {
  const answer = useAnswer(props)
  const vacio = medio === 'codigo' ? m.codigoObligatorio.text : m.recuperacionObligatoria.text
  const { field, submit, busy } = useClaveForm<typeof medio>({
    empty: { codigo: '', recuperacion: '' },
    rules: { [medio]: (value: string) => (value.trim() === '' ? vacio : null) },
    save: (typed) => answer({ [medio]: typed[medio] }),
    failure: m.noRevisado.text,
  })
  return (
    <form onSubmit={submit} noValidate>
      <AccessField
        label={medio === 'codigo' ? 'Código de 6 dígitos' : 'Código de recuperación'}
        autoComplete={medio === 'codigo' ? 'one-time-code' : 'off'}
        {...(medio === 'codigo' ? { inputMode: 'numeric' as const } : {})}
        first
        {...field(medio)}
      />
      <div>
        <Button kind="primary" type="submit" busy={busy}>
          Continuar
        </Button>
      </div>
    </form>
  )
}

function ByLlave(props: SegundoPasoProps) {
  const answer = useAnswer(props)
  const { desafio } = props.paso
  const { busy, run } = useAction(async () => {
    const { opciones } = await call('pedirLlave', { desafio })
    await answer({ llave: await askPasskey(opciones) })
  }, 'No se usó ninguna llave. Inténtelo nuevamente o elija otro medio.')
  return (
    <div>
      <Button kind="primary" autoFocus busy={busy} onClick={() => run()}>
        Usar mi llave
      </Button>
    </div>
  )
}

/** Second step of the login, by one of the means of this user. */
export function SegundoPaso(props: SegundoPasoProps) {
  const { paso, onLeave } = props
  const medios = (['codigo', 'llave', 'recuperacion'] as const).filter(
    (uno) => paso[uno] && (uno !== 'llave' || hasPasskeys()),
  )
  const [elegido, setElegido] = useState<Medio>(medios[0] ?? 'recuperacion')
  return (
    <AccessCard title="Confirme que es usted" tab="Segundo paso" lead={leads[elegido]}>
      {elegido === 'llave' ? <ByLlave {...props} /> : <ByText key={elegido} medio={elegido} {...props} />}
      {medios
        .filter((uno) => uno !== elegido)
        .map((uno) => (
          <Button key={uno} kind="quiet" onClick={() => setElegido(uno)}>
            {names[uno]}
          </Button>
        ))}
      <Button kind="quiet" onClick={onLeave}>
        Volver a la contraseña
      </Button>
    </AccessCard>
  )
}
