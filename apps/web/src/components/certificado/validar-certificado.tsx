import { referenciaMessages } from '@alerce/contract/messages/base/campos'
import { useId } from 'react'
import { campoDelCertificado } from '../../lib/adjuntos/obligatorios.ts'
import { messageOf } from '../../lib/api/errors.ts'
import { useAfps } from '../../lib/certificado/certificados.ts'
import { Button } from '../actions/button.tsx'
import { FieldFrame } from '../fields/field.tsx'
import { SelectField } from '../fields/select-field.tsx'
import { TextField } from '../fields/text-field.tsx'
import { Intake } from '../intake/intake.tsx'
import classes from './certificado.module.css'
import { NoValido } from './no-valido.tsx'
import { type PedidoDeValidacion, useValidacion } from './use-validacion.ts'

/** AFP, file and password of a certificate; validates it and shows its errors (spec 1 §5). */
export function ValidarCertificado(props: PedidoDeValidacion) {
  const afps = useAfps()
  const { destination, intake, afp, clave, claveRef, errores, malo, rechazo, busy, ...set } = useValidacion(props)
  const id = useId()
  const options = (afps.data ?? []).map(({ codigo, descripcion }) => ({ value: String(codigo), label: descripcion }))
  return (
    <>
      <SelectField
        label="AFP del certificado"
        data-path={campoDelCertificado(props.rutEmpleador)}
        value={afp}
        onChange={set.setAfp}
        options={options}
        error={errores.afp ?? (afps.error ? messageOf(afps.error, referenciaMessages.afpsFailed.text) : undefined)}
      />
      <FieldFrame id={id} label="Archivo del certificado" error={errores.file} className={classes.archivo ?? ''}>
        <Intake
          id={id}
          destination={destination}
          intake={intake}
          verb={intake.uploads.length > 0 ? 'Elegir otro PDF' : 'Elegir PDF'}
          busy={busy}
          error={errores.file ?? (malo ? '' : null)}
        />
      </FieldFrame>
      <TextField
        label="Clave del PDF, si la pide"
        type="password"
        autoComplete="new-password"
        value={clave}
        ref={claveRef}
        onChange={set.setClave}
      />
      <div className={classes.hacer}>
        <Button kind="tonal" busy={busy} onClick={set.validate}>
          {busy ? 'Validando…' : 'Validar certificado'}
        </Button>
        {rechazo && <NoValido rechazo={rechazo} />}
      </div>
    </>
  )
}
