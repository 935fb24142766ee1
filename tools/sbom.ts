import { execFileSync } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './checks/tree.ts'

const file = 'sbom.cdx.json'

/** Bill of materials by npm itself: only production packages, in the format CycloneDX. */
const options = ['sbom', '--sbom-format=cyclonedx', '--sbom-type=application', '--omit=dev', '--package-lock-only']
const written = execFileSync('npm', options, { cwd: root, encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 })
const sbom = JSON.parse(written)
// npm names the root after its folder
Object.assign(sbom.metadata.component, { name: 'alerce', type: 'application' })
writeFileSync(join(root, file), `${JSON.stringify(sbom, null, 2)}\n`)
console.log(`${file}: ${sbom.components.length} components`)
