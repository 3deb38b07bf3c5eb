/** @type {import('next').NextConfig} */
const config = {
  poweredByHeader: false,
  // Names the build in its scripts and in every answer of its API (lib/http/endpoint.ts), so that a page notices a newer one.
  env: { BUILD_ID: process.env.BUILD_ID ?? '' },
  // Tests and benchmarks build beside the build that is being served.
  distDir: process.env.NEXT_DIST_DIR ?? '.next',
  // `npm run check` checks the types, tests included; a start does not depend on those.
  typescript: { ignoreBuildErrors: true },
  // Native and dynamic modules that a bundler must leave alone.
  serverExternalPackages: ['@node-rs/argon2', '@prisma/client', '@prisma/adapter-pg', 'pg'],
  // As it was called first.
  redirects: async () => [{ source: '/take-along', destination: '/downloads', permanent: true }],
  turbopack: { root: import.meta.dirname },
};

export default config;
