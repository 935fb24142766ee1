import { segundoFactorMessages as m } from '@alerce/contract/messages/acceso/segundo-factor'
import { fechaYHora } from '@alerce/domain/base/fechas/instante'
import { useState } from 'react'
import { Button } from '../../../../components/actions/button.tsx'
import { Panel, Stack } from '../../../../components/layout/panel.tsx'
import { CodigoQr } from '../../../../components/values/codigo-qr.tsx'
import type { ReplyOf } from '../../../../lib/api/call.ts'
import { type SegundoFactor, useConfirmarAplicacion, useProponerAplicacion, useQuitarFactor } from '../queries.ts'
import classes from '../segundo-paso.module.css'
import { FormDialog } from './form-dialog.tsx'

type Propuesta = ReplyOf<'proponerAplicacion'>

interface ConfirmarDialogProps {
  readonly propuesta: Propuesta
  readonly onCodigos: (codigos: readonly string[] | null) => Promise<void>
  readonly onClose: () => void
}

function ConfirmarDialog({ propuesta: { clave, direccion }, onCodigos, onClose }: ConfirmarDialogProps) {
  const confirmar = useConfirmarAplicacion()
  return (
    <FormDialog
      title="Agregue la aplicación"
      accept="Confirmar"
      campos={['codigo']}
      failure={m.noGuardado.text}
      onClose={onClose}
      save={async ({ codigo }) => {
        const { codigos } = await confirmar.mutateAsync({ codigo })
        await onCodigos(codigos)
      }}
    >
      <p>Lea este código con la aplicación, o escriba en ella la clave. Después escriba el código que muestra.</p>
      <CodigoQr text={direccion} name="Código QR para la aplicación" />
      <p>
        Clave: <code className={classes.clave}>{clave.replaceAll(/(.{4})(?=.)/g, '$1 ')}</code>
      </p>
      <p>
        <a href={direccion}>Abrir la aplicación de este equipo</a>
      </p>
    </FormDialog>
  )
}

interface AplicacionPanelProps {
  readonly aplicacion: SegundoFactor['aplicacion']
  /** An app was added; null: no new recovery codes. */
  readonly onCodigos: (codigos: readonly string[] | null) => Promise<void>
}

type Paso = 'agregar' | 'quitar' | Propuesta | null

/** Authenticator app of the user. */
export function AplicacionPanel({ aplicacion, onCodigos }: AplicacionPanelProps) {
  const [paso, setPaso] = useState<Paso>(null)
  const proponer = useProponerAplicacion()
  const quitar = useQuitarFactor()
  const close = () => setPaso(null)
  return (
    <Panel title="Aplicación">
      <Stack>
        <p>
          {aplicacion
            ? `Activa desde el ${fechaYHora(aplicacion.desde)}.`
            : 'Una aplicación de códigos en su teléfono, por ejemplo Google Authenticator o Microsoft Authenticator.'}
        </p>
        <div className={classes.actos}>
          <Button onClick={() => setPaso('agregar')}>
            {aplicacion ? 'Cambiar de aplicación' : 'Agregar una aplicación'}
          </Button>
          {aplicacion && <Button onClick={() => setPaso('quitar')}>Quitar la aplicación</Button>}
        </div>
      </Stack>
      {paso === 'agregar' && (
        <FormDialog
          title={aplicacion ? 'Cambiar de aplicación' : 'Agregar una aplicación'}
          accept="Continuar"
          campos={['clave']}
          failure={m.noGuardado.text}
          onClose={close}
          save={async ({ clave }) => setPaso(await proponer.mutateAsync({ clave }))}
        />
      )}
      {paso === 'quitar' && (
        <FormDialog
          title="Quitar la aplicación"
          accept="Quitar"
          campos={['clave']}
          failure={m.noGuardado.text}
          onClose={close}
          save={({ clave }) => quitar.mutateAsync({ clave, llave: null }, close)}
        >
          <p>Sus códigos dejan de servir para ingresar.</p>
        </FormDialog>
      )}
      {paso !== null && typeof paso === 'object' && (
        <ConfirmarDialog
          key={paso.clave}
          propuesta={paso}
          onClose={close}
          onCodigos={async (codigos) => {
            close()
            await onCodigos(codigos)
          }}
        />
      )}
    </Panel>
  )
}
