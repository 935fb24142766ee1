import { administracionMessages as m } from '@alerce/contract/messages/acceso/administracion'
import { MAXIMO_PLANILLA_DE_USUARIOS, nombresDeColumna } from '@alerce/domain/acceso/planilla-de-usuarios'
import { escribeCsv } from '@alerce/domain/base/texto/csv'
import { IconDownload } from '@tabler/icons-react'
import { useState } from 'react'
import { Button } from '../../../../components/actions/button.tsx'
import { ReasonedButton } from '../../../../components/actions/reasoned-button.tsx'
import { useAction } from '../../../../components/actions/use-action.ts'
import { Dialog, wayOut } from '../../../../components/dialogs/dialog.tsx'
import type { Secret } from '../../../../components/dialogs/secret-dialog.tsx'
import type { DeskActs } from '../../../../components/dialogs/use-record-desk.tsx'
import { CsvDrop } from '../../../../components/intake/csv-drop.tsx'
import type { ReplyOf } from '../../../../lib/api/call.ts'
import { messageOf } from '../../../../lib/api/errors.ts'
import { saveAs } from '../../../../lib/files.ts'
import { type PlanillaRevisada, useCargarUsuarios, useRevisarUsuarios } from '../queries.ts'
import classes from '../usuarios.module.css'
import { cuentaDe, FilasDePlanilla } from './filas-de-planilla.tsx'

const plantilla = () =>
  saveAs(new Blob([escribeCsv(nombresDeColumna, [])], { type: 'text/csv' }), 'plantilla-usuarios.csv')

const clavesOf = ({ claves, debeCambiarla }: ReplyOf<'cargarUsuarios'>): Secret | null =>
  claves.length === 0
    ? null
    : {
        title: claves.length === 1 ? 'Usuario creado' : `${claves.length} usuarios creados`,
        label: 'Contraseñas provisorias',
        value: claves.map(({ usuario, clave }) => `${usuario} ${clave}`).join('\n'),
        note: `Entregue cada una solo a su persona. ${debeCambiarla ? 'Deberá' : 'Conviene'} cambiarla al ingresar por primera vez.`,
      }

/** Reason why a reviewed file cannot be loaded; null: none. */
function impedimentoDe(revisada: PlanillaRevisada): string | null {
  if (cuentaDe(revisada, 'error') > 0) return m.planillaConErrores.text
  return cuentaDe(revisada, 'nueva') + cuentaDe(revisada, 'cambia') === 0 ? m.planillaSinCambios.text : null
}

interface PlanillaProps {
  readonly onSaved: DeskActs['onSaved']
  readonly onClose: () => void
}

interface Elegida {
  readonly archivo: File
  readonly revisada: PlanillaRevisada
}

/** Users by CSV: looked at row by row on the spot, then loaded whole. */
export function Planilla({ onSaved, onClose }: PlanillaProps) {
  const revisar = useRevisarUsuarios()
  const cargar = useCargarUsuarios()
  const [elegida, setElegida] = useState<Elegida | null>(null)
  const [refused, setRefused] = useState<string | null>(null)

  const take = async (archivo: File | undefined) => {
    if (!archivo || revisar.isPending) return
    setElegida(null)
    setRefused(archivo.size > MAXIMO_PLANILLA_DE_USUARIOS ? m.planillaGrande.text : null)
    if (archivo.size > MAXIMO_PLANILLA_DE_USUARIOS) return
    try {
      setElegida({ archivo, revisada: await revisar.mutateAsync(archivo) })
    } catch (error) {
      setRefused(messageOf(error, m.planillaFailed.text))
    }
  }
  const { busy, run } = useAction(async () => {
    if (!elegida) return
    const { archivo, revisada } = elegida
    const hecha = await cargar.mutateAsync({ archivo, huella: revisada.huella })
    const dicho = `Se cargó la planilla: ${hecha.claves.length} nuevos, ${hecha.cambian} con cambios.`
    onSaved(dicho, clavesOf(hecha))
  }, m.usuarioNoGuardado.text)

  const footer = (
    <>
      <Button {...wayOut(busy, onClose)}>Cerrar</Button>
      {elegida && (
        <ReasonedButton kind="primary" reason={impedimentoDe(elegida.revisada)} busy={busy} onClick={run}>
          Cargar usuarios
        </ReasonedButton>
      )}
    </>
  )
  return (
    <Dialog title="Cargar planilla de usuarios" sheet onClose={() => wayOut(busy, onClose).onClick()} footer={footer}>
      <div className={classes.planilla}>
        <CsvDrop
          verb="Elegir planilla CSV"
          hint="CSV de Excel, hasta 500 usuarios. El usuario dice de quién es cada fila; en perfil, varios con coma; en activo, sí o no"
          busy={revisar.isPending}
          problem={refused}
          onFile={(file) => void take(file)}
        />
        <Button kind="quiet" onClick={plantilla}>
          <IconDownload size={16} stroke={1.75} aria-hidden="true" />
          Descargar plantilla
        </Button>
        {elegida && <FilasDePlanilla of={elegida.revisada} />}
      </div>
    </Dialog>
  )
}
