import { segundoFactorMessages as m } from '@alerce/contract/messages/acceso/segundo-factor'
import { fechaYHora } from '@alerce/domain/base/fechas/instante'
import { useState } from 'react'
import { Button } from '../../../../components/actions/button.tsx'
import { ReasonedButton } from '../../../../components/actions/reasoned-button.tsx'
import { Panel, Stack } from '../../../../components/layout/panel.tsx'
import { Enteros } from '../../../../components/values/enteros.tsx'
import { deviceName } from '../../../../lib/browser/device.ts'
import { createPasskey, hasPasskeys } from '../../../../lib/browser/passkeys.ts'
import { type Llave, useAgregarLlave, useProponerLlave, useQuitarFactor, useRenombrarLlave } from '../queries.ts'
import classes from '../segundo-paso.module.css'
import { FormDialog } from './form-dialog.tsx'

/** Why no passkey can be added here, or null. */
function reasonNot(possible: boolean): string | null {
  if (!possible) return m.sinSitio.text
  return hasPasskeys() ? null : 'Este navegador no tiene llaves de acceso.'
}

interface LlaveRowProps {
  readonly llave: Llave
  readonly onActo: (acto: 'renombrar' | 'quitar') => void
}

function LlaveRow({ llave: { nombre, creada, usada }, onActo }: LlaveRowProps) {
  return (
    <li className={classes.llave}>
      <div>
        <h3>{nombre}</h3>
        <p>
          <Enteros>Agregada el {fechaYHora(creada)}</Enteros>
          {'. '}
          <Enteros>{usada ? `Usada el ${fechaYHora(usada)}` : 'Sin usar'}</Enteros>
        </p>
      </div>
      <div className={classes.actos}>
        <Button kind="quiet" aria-label={`Cambiar el nombre de ${nombre}`} onClick={() => onActo('renombrar')}>
          Cambiar nombre
        </Button>
        <Button aria-label={`Quitar ${nombre}`} onClick={() => onActo('quitar')}>
          Quitar
        </Button>
      </div>
    </li>
  )
}

interface DialogProps {
  readonly onClose: () => void
}

function AgregarDialog({ onClose, onCodigos }: DialogProps & Pick<LlavesPanelProps, 'onCodigos'>) {
  const proponer = useProponerLlave()
  const agregar = useAgregarLlave()
  const add = async (nombre: string, clave: string) => {
    const { desafio, opciones } = await proponer.mutateAsync({ clave })
    const llave = await createPasskey(opciones)
    const { codigos } = await agregar.mutateAsync({ desafio, nombre, llave })
    onClose()
    await onCodigos(codigos)
  }
  return (
    <FormDialog
      title="Agregar una llave de acceso"
      accept="Continuar"
      campos={['nombre', 'clave']}
      inicial={{ nombre: deviceName(navigator.userAgent) }}
      failure="El navegador no creó la llave. Inténtelo nuevamente."
      onClose={onClose}
      save={({ nombre, clave }) => add(nombre, clave)}
    >
      <p>El navegador le pedirá su huella, su rostro, su PIN o una llave USB.</p>
    </FormDialog>
  )
}

function RenombrarDialog({ llave, onClose }: DialogProps & { readonly llave: Llave }) {
  const renombrar = useRenombrarLlave()
  return (
    <FormDialog
      title={`Cambiar el nombre de ${llave.nombre}`}
      accept="Guardar"
      campos={['nombre']}
      inicial={{ nombre: llave.nombre }}
      failure={m.noGuardado.text}
      onClose={onClose}
      save={({ nombre }) => renombrar.mutateAsync({ llave: llave.llave, nombre }, onClose)}
    />
  )
}

function QuitarDialog({ llave, onClose }: DialogProps & { readonly llave: Llave }) {
  const quitar = useQuitarFactor()
  return (
    <FormDialog
      title={`Quitar ${llave.nombre}`}
      accept="Quitar"
      campos={['clave']}
      failure={m.noGuardado.text}
      onClose={onClose}
      save={({ clave }) => quitar.mutateAsync({ clave, llave: llave.llave }, onClose)}
    >
      <p>Esta llave deja de servir para ingresar.</p>
    </FormDialog>
  )
}

interface LlavesPanelProps {
  readonly llaves: readonly Llave[]
  /** The address of the page allows passkeys. */
  readonly possible: boolean
  /** A passkey was added; null: no new recovery codes. */
  readonly onCodigos: (codigos: readonly string[] | null) => Promise<void>
}

type Acto = 'agregar' | { readonly acto: 'renombrar' | 'quitar'; readonly llave: Llave } | null

/** Passkeys of the user. */
export function LlavesPanel({ llaves, possible, onCodigos }: LlavesPanelProps) {
  const [acto, setActo] = useState<Acto>(null)
  const close = () => setActo(null)
  return (
    <Panel title="Llaves de acceso">
      <Stack>
        <p>Su huella, su rostro o su PIN en este equipo o en su teléfono, o una llave USB.</p>
        {llaves.length > 0 && (
          <ul className={classes.llaves}>
            {llaves.map((llave) => (
              <LlaveRow key={llave.llave} llave={llave} onActo={(uno) => setActo({ acto: uno, llave })} />
            ))}
          </ul>
        )}
        <div className={classes.actos}>
          <ReasonedButton reason={reasonNot(possible)} onClick={() => setActo('agregar')}>
            Agregar una llave
          </ReasonedButton>
        </div>
      </Stack>
      {acto === 'agregar' && <AgregarDialog onClose={close} onCodigos={onCodigos} />}
      {acto !== null && acto !== 'agregar' && acto.acto === 'renombrar' && (
        <RenombrarDialog llave={acto.llave} onClose={close} />
      )}
      {acto !== null && acto !== 'agregar' && acto.acto === 'quitar' && (
        <QuitarDialog llave={acto.llave} onClose={close} />
      )}
    </Panel>
  )
}
