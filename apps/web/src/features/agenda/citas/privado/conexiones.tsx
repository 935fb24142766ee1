import { conexionMessages } from '@alerce/contract/messages/agenda/conexiones'
import { fechaYHora } from '@alerce/domain/base/fechas/instante'
import { useState } from 'react'
import { Button } from '../../../../components/actions/button.tsx'
import { useAction } from '../../../../components/actions/use-action.ts'
import { Dialog } from '../../../../components/dialogs/dialog.tsx'
import { useConfirm, useShow } from '../../../../components/dialogs/dialogs-provider.tsx'
import { Loaded } from '../../../../components/feedback/loaded.tsx'
import { SkeletonLines } from '../../../../components/feedback/skeletons.tsx'
import { SelectField } from '../../../../components/fields/select-field.tsx'
import { Enteros } from '../../../../components/values/enteros.tsx'
import { SecretOnce } from '../../../../components/values/secret-once.tsx'
import type { ReplyOf } from '../../../../lib/api/call.ts'
import classes from './privado.module.css'
import { type Programa, programas } from './programas.ts'
import { type Conexion, useConectar, useConexiones, useDesconectar } from './queries.ts'

const options = programas.map(({ value }) => ({ value, label: value }))

interface ConectadoProps {
  readonly programa: Programa
  readonly conexion: ReplyOf<'conectarCalendario'>
  readonly onClose: () => void
}

/** Steps to connect a program, and the secret that it asks for, shown once. Only the button closes it. */
function ConectadoDialog({ programa, conexion: { ruta, usuario, clave }, onClose }: ConectadoProps) {
  const stay = () => undefined
  return (
    <Dialog
      title={`Conecte ${programa.value}`}
      wide
      onClose={stay}
      footer={
        <Button kind="primary" onClick={onClose}>
          Listo
        </Button>
      }
    >
      <div className={classes.conecte}>
        <ol className={classes.pasos}>
          {programa.pasos.map((paso) => (
            <li key={paso}>{paso}</li>
          ))}
        </ol>
        <SecretOnce label="Dirección" value={`${window.location.origin}${ruta}`} stays />
        <SecretOnce label="Usuario" value={usuario} stays />
        <SecretOnce label="Contraseña" value={clave} />
      </div>
    </Dialog>
  )
}

const desconectarEs = (nombre: string) => ({
  text: `«${nombre}» deja de leer y de cambiar su agenda. Lo que ya copió puede quedar en él.`,
  accept: 'Desconectar',
})

function Fila({ conexion: { conexionId, nombre, creada, usada } }: { readonly conexion: Conexion }) {
  const desconectar = useDesconectar()
  const confirm = useConfirm()
  const { busy, run } = useAction(
    () => confirm(desconectarEs(nombre), () => desconectar.mutateAsync({ conexionId })),
    conexionMessages.deleteFailed.text,
  )
  const desde = fechaYHora(creada)
  return (
    <li className={classes.conexion}>
      <div>
        <strong>{nombre}</strong>
        <p>
          <Enteros>
            Desde el {desde}. {usada === null ? 'Todavía no se usa.' : `Último uso el ${fechaYHora(usada)}.`}
          </Enteros>
        </p>
      </div>
      <Button busy={busy} aria-label={`Desconectar ${nombre}, desde el ${desde}`} onClick={() => run()}>
        Desconectar
      </Button>
    </li>
  )
}

/** Connects a calendar program: its password is shown once. */
function Conectar() {
  const [elegido, setElegido] = useState<string>(programas[0].value)
  const conectar = useConectar()
  const show = useShow()
  const { busy, run } = useAction(async () => {
    const programa = programas.find(({ value }) => value === elegido) ?? programas[0]
    const conexion = await conectar.mutateAsync({ nombre: programa.value })
    show((close) => <ConectadoDialog programa={programa} conexion={conexion} onClose={close} />)
  }, conexionMessages.saveFailed.text)
  return (
    <div className={classes.conectar}>
      <SelectField label="Programa" options={options} value={elegido} onChange={setElegido} />
      <Button busy={busy} onClick={() => run()}>
        Conectar un calendario
      </Button>
    </div>
  )
}

/** Calendar programs that read and write the agenda of the advisor. */
export function Conexiones() {
  const conexiones = useConexiones()
  return (
    <>
      <Loaded of={conexiones} failure={conexionMessages.readFailed.text} ghost={<SkeletonLines count={2} />}>
        {({ conexiones: todas }) =>
          todas.length > 0 && (
            <ul className={classes.conexiones} aria-label="Calendarios conectados">
              {todas.map((conexion) => (
                <Fila key={conexion.conexionId} conexion={conexion} />
              ))}
            </ul>
          )
        }
      </Loaded>
      <Conectar />
    </>
  )
}
